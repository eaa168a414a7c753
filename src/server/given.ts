/** What the environment says; an empty setting is none. */
export type Given = Readonly<Record<string, string | undefined>>

/** A demo asks house simulators; production asks nobody but who is named. */
export type Mode = 'demo' | 'production'

/** What stands between commas; nothing where nothing is said. */
export function listIn(text: string | undefined): readonly string[] | undefined {
  return text
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** The same where `none` may be said for none. */
export function namesIn(text: string | undefined): readonly string[] | undefined {
  return listIn(text)?.filter((name) => name !== 'none')
}
