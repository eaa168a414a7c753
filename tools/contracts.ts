// npm run contracts -- …: loads, lists and withdraws what somebody lets us sell; beside a running server or by itself.
import { atTheDesk } from './at-the-desk.ts'
import { explainedBy, usage } from './contracts/commands.ts'

await atTheDesk(usage, ({ flights }) => explainedBy(flights.contracts, process.argv.slice(2)))
