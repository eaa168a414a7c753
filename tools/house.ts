// npm run house [-- --json]: the house in figures.
import { houseFigures } from './house-figures.ts'
import { houseLimits } from './house-limits.ts'

const figures = houseFigures()
if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
else console.table({ figures, limits: houseLimits })
