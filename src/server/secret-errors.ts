const secretNames = ['TOKEN_SECRET', 'CODE_PEPPER', 'VAULT_SECRET', 'PROOF_KEY'] as const
type Given = { readonly [Name in (typeof secretNames)[number]]?: string | undefined }

/** a random secret of 32 has fewer once in millions */
const leastKinds = 8

export function secretFaults(given: Given): readonly string[] {
  const named = secretNames.flatMap((name) => {
    const secret = given[name]
    return secret === undefined ? [] : [{ name, secret }]
  })
  const repeated = named.filter(({ secret }) => repeatsItself(secret))
  const alike = named.flatMap((one, place) => {
    const simulator = named
      .slice(0, place)
      .find(({ secret }) => secret.toLowerCase() === one.secret.toLowerCase())
    return simulator === undefined ? [] : [`${one.name}: must be another secret than ${simulator.name}`]
  })
  return [
    ...repeated.map(({ name }) => `${name}: must be a random secret; this one repeats itself`),
    ...alike,
  ]
}

function repeatsItself(secret: string): boolean {
  if (new Set(secret).size < leastKinds) return true
  const pieces = Array.from({ length: Math.floor(secret.length / 2) }, (_, place) => place + 1)
  return pieces.some((length) => secret.slice(length) === secret.slice(0, -length))
}
