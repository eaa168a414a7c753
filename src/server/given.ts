/** An empty setting counts as missing. */
export type Given = Readonly<Record<string, string | undefined>>

/** A demo uses simulators, production only what is set. */
export type Mode = 'demo' | 'production'

export function listIn(text: string | undefined): readonly string[] | undefined {
  return text
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

export function namesIn(text: string | undefined): readonly string[] | undefined {
  return listIn(text)?.filter((name) => name !== 'none')
}
