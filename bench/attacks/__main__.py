"""Run one attack, in a process of its own."""

from __future__ import annotations

import json
import os
import sys

from bench.attacks import ATTACKS, Target, address_of

name, url, table, seconds, proxy, turn = sys.argv[1:]
os.nice(10)  # strangers have machines of their own
done = ATTACKS[name](Target(url, table, float(seconds), address_of(name, int(turn)), proxy))
sys.stdout.write(json.dumps(done) + "\n")
