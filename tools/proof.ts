// npm run proof [-- NAME [OPTIONS]]: what `npm test` does a part of, told whole, and what the tests themselves are worth. Run before
// a release, and after a change of money, seats or access; without a name all of them. Each ends in a line of JSON.
import { provenInFull } from './proof/in-full.ts'

interface Proof {
  /** says what it does, and answers its figures; who is not proven says so by `isProven` */
  prove(
    options: readonly string[],
    say: (line: string) => void,
  ): Promise<{ readonly figures: object; readonly isProven: boolean }>
}

const inFull = (name: Parameters<typeof provenInFull>[0]) => () => ({ prove: provenInFull(name) })

const proofs: Readonly<Record<string, () => Proof | Promise<Proof>>> = {
  crash: inFull('crash'),
  teeth: inFull('teeth'),
  properties: inFull('properties'),
  screens: inFull('screens'),
  samples: inFull('samples'),
  fuzz: () => import('./proof/fuzz.ts'),
  mutants: () => import('./proof/mutants.ts'),
  clocks: () => import('./proof/clocks.ts'),
}

process.env['TELL_AGAIN'] = 'no'
const [named, ...options] = process.argv.slice(2)
if (named !== undefined && !Object.hasOwn(proofs, named)) {
  console.error(`npm run proof -- NAME [OPTIONS], NAME one of: ${Object.keys(proofs).join(', ')}`)
  process.exit(1)
}
let isAllProven = true
for (const [name, open] of Object.entries(proofs)) {
  if (name !== (named ?? name)) continue
  if (named === undefined) console.log(`\n— ${name}`)
  const { figures, isProven } = await (await open()).prove(options, (line) => console.log(line))
  console.log(JSON.stringify(figures))
  isAllProven &&= isProven
}
process.exit(isAllProven ? 0 : 1)
