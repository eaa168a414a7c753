// node tools/run.mjs tools/scale.ts: what a busier house needs, simulated from what each thing was measured to cost (docs/scale.md).
import { scaleTable } from './scale/table.ts'

console.log(scaleTable())
