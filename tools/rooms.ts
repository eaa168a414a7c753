// npm run rooms [FILE …]: rules and rooms, all or those named.
import { allRooms, onTestServer, rooms } from './checks.ts'
import { close } from './counted.ts'
import { installPrograms } from './debian-programs.ts'
import { inLanes } from './lanes.ts'

const named = process.argv.slice(2)
const files = named.length > 0 ? named : allRooms()
installPrograms()
close(await onTestServer((env) => inLanes(rooms(files, env))))
