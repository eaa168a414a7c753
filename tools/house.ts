// npm run house [-- --json]: the house in figures.
import { houseFigures } from './house-figures.ts'

const figures = houseFigures()
if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
else console.table(figures)
