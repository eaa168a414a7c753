// npm run visas -- …: the desk of the visas without its pages; beside a running server or by itself. Travellers are told by the server.
import { atTheDesk } from './at-the-desk.ts'
import { explainedBy, usage } from './visas/commands.ts'

await atTheDesk(usage, ({ visas }) => explainedBy(visas.desk, process.argv.slice(2)))
