// The drawings of faces, figures and emotes come after the table: until then explorers are drawn without.
import type { Component } from "svelte";

type Group = Component<{ seats: number[]; gone: number[]; tall: number; x: number; y: number }>;
const here: { group: Group | null } = $state({ group: null });

/** Whether the faces are on this page now. */
export const facesDrawn = (): boolean => here.group !== null;
/** The explorers in the cave, where they can be drawn. */
export const group = (): Group | null => here.group;
export const drawFaces = (drawn: Group | null): void => void (here.group = drawn);
