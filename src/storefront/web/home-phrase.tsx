import './home-phrase.css'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FlightSearchProps } from '#flights/search/web/form/flight-search.tsx'
import { persianDigits } from '#money/digits.ts'
import { PhraseChips } from '#storefront/web/phrase-chips.tsx'
import type { PhraseOffer } from '#storefront/web/phrase-offers.server.ts'
import { PhraseOffers } from '#storefront/web/phrase-offers.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Said {
  readonly phrase: string
  /** words of it that were not understood */
  readonly missed: readonly string[]
  readonly origin: 'said' | 'usual' | 'guessed'
  readonly offers: readonly PhraseOffer[]
}

export interface PhraseRead {
  readonly phrase: Said
  /** of the form that is filled with it */
  readonly choices: FlightSearchProps
}

interface Props extends Said, Pick<PhraseRead, 'choices'> {
  /** the rail's product, kept */
  readonly product: string
}

/** «بگویید کجا و کِی»: one sentence in place of the form's fields; the server reads it, so it works without script. */
export function HomePhrase({ choices, product, ...said }: Props) {
  const { phrase, missed, offers } = said
  const read = useReading(product)
  const [isOpen, setOpen] = useState(phrase !== '')
  return (
    <details
      className="home-phrase"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="magnifying-glass-bold" size="small" />
        جستجو با یک جمله
      </summary>
      <form action="/" aria-label="جستجو با یک جمله">
        {product === 'international' && <input type="hidden" name="product" value={product} />}
        <input
          name="phrase"
          aria-label="کجا و کِی می‌روید؟"
          placeholder="مشهد آخر هفته دو نفر"
          defaultValue={phrase}
          maxLength={120}
          autoComplete="off"
          required
          onChange={({ target }) => read(target.value)}
        />
        <Button type="submit" kind="tonal">
          جستجو
        </Button>
      </form>
      <div role="status">
        {missed.length > 0 && (
          <Note tone="warn" icon="info-duotone">
            این را نفهمیدیم: «{missed.join(' ')}»
          </Note>
        )}
        {phrase !== '' && choices.asked && <PhraseChips {...said} {...choices} asked={choices.asked} />}
        {offers.length > 0 && (
          <p className="only-spoken">{persianDigits(offers.length)} روز پرواز با قیمت پیدا شد.</p>
        )}
      </div>
      <PhraseOffers offers={offers} />
    </details>
  )
}

/** after the last key */
const stillMs = 300

/** Reads along while somebody types. */
function useReading(product: string): (phrase: string) => void {
  const { load } = useFetcher({ key: 'phrase' })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (phrase) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(
      () => void load(`/phrase?${new URLSearchParams({ phrase, product })}`),
      stillMs,
    )
  }
}
