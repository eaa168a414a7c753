// npm run check: types, lint, the house's limits, rules and rooms; what a change must pass before it is looked at.
import { allRooms, checkHouse, checkSources, onTestServer, rooms } from './checks.ts'
import { close } from './counted.ts'
import { installPrograms } from './debian-programs.ts'
import { inLanes } from './lanes.ts'

installPrograms()
close(await onTestServer((env) => inLanes([checkHouse, checkSources, ...rooms(allRooms(), env)])))
