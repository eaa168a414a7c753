// node tools/run.mjs tools/scale.ts: what a busier house needs, simulated from what each thing was measured to cost (docs/scale.md).
import { partitionTable } from './scale/partitions.ts'
import { scaleTable } from './scale/table.ts'

console.log(scaleTable())
console.log(`\n${partitionTable()}`)
