// npm run proof -- NAME [OPTIONS]: what the tests themselves are worth. The last line is one JSON object.
const proofs = {
  fuzz: () => import('./proof/fuzz.ts'),
  mutants: () => import('./proof/mutants.ts'),
} as const

interface Proof {
  /** says what it does, and answers its figures; who is not proven says so by `isProven` */
  prove(
    options: readonly string[],
    say: (line: string) => void,
  ): Promise<{ readonly figures: object; readonly isProven: boolean }>
}

const [name = '', ...options] = process.argv.slice(2)
if (!Object.hasOwn(proofs, name)) {
  console.error(`npm run proof -- NAME [OPTIONS], NAME one of: ${Object.keys(proofs).join(', ')}`)
  process.exit(1)
}
const { prove }: Proof = await proofs[name as keyof typeof proofs]()
const { figures, isProven } = await prove(options, (line) => console.log(line))
console.log(JSON.stringify(figures))
process.exit(isProven ? 0 : 1)
