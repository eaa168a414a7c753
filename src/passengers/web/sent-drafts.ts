import type { Sent } from '#passengers/web/shared-draft.ts'

/** more than that are not under way at once */
const most = 5

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Remembers beside a device's draft what it sent of it, through reloads. */
export function sentDrafts(name: string, store: () => Store) {
  const [seenAs, sentAs] = [`${name} stored`, `${name} sent`]
  const unanswered = () => textsIn(store().getItem(sentAs))
  const remember = (texts: readonly string[]) => store().setItem(sentAs, JSON.stringify(texts.slice(-most)))
  return {
    sent: (): Sent => ({ seen: store().getItem(seenAs), unanswered: unanswered() }),
    sending: (text: string) => remember([...unanswered(), text]),
    /** What went off before it is answered too, or lost. */
    stored(text: string, changedAt: string) {
      const texts = unanswered()
      remember(texts.slice(texts.indexOf(text) + 1))
      const seen = store().getItem(seenAs)
      if (seen === null || isLater(changedAt, seen)) store().setItem(seenAs, changedAt)
    },
    read: (changedAt: string) => store().setItem(seenAs, changedAt),
  }
}

/** Answers may overtake each other. */
function isLater(one: string, other: string): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) > 0
}

function textsIn(kept: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}
