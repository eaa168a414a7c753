// npm run check: types, lint, rules and rooms; what a change must pass before it is looked at.
import { allRooms, checkSources, onTestServer, rooms } from './checks.ts'
import { close } from './counted.ts'
import { inLanes } from './lanes.ts'

close(await onTestServer((env) => inLanes([checkSources, ...rooms(allRooms(), env)])))
