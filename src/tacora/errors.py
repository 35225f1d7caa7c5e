"""What the caller, or the caller's file, did wrong."""


class TacoraError(Exception):
    """The base of every error that is not our own fault; its text is one clear sentence."""
