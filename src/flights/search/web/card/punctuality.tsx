import type { Punctuality } from '#flights/facts/punctuality.ts'
import { punctualitySentence, punctualityWords } from '#flights/facts/punctuality-words.ts'

export function PunctualityWords({ punctuality }: { readonly punctuality: Punctuality }) {
  return (
    <>
      <span aria-hidden="true">{punctualityWords(punctuality)}</span>
      <span className="only-spoken">{punctualitySentence(punctuality)}</span>
    </>
  )
}
