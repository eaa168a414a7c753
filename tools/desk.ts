// npm run desk -- …: what the house's people do and read, until it has pages; beside a running server or by itself. Travellers are told by the server.
import { atTheDesk } from './at-the-desk.ts'
import { explainedBy, usage } from './desk/commands.ts'

await atTheDesk(usage, (agency) => explainedBy(agency, process.argv.slice(2)))
