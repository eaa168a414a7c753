import './home-phrase.css'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly phrase: string
  /** words of it that were not understood */
  readonly missed: readonly string[]
  readonly product: string
}

/** «بگویید کجا و کِی»: one sentence in place of the form's fields; the server reads it, so it works without script. */
export function HomePhrase({ phrase, missed, product }: Props) {
  return (
    <details className="home-phrase" open={phrase !== ''}>
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
        />
        <Button type="submit" kind="tonal">
          جستجو
        </Button>
      </form>
      {phrase !== '' && (
        <Note announced>
          {missed.length > 0 && `این را نفهمیدیم: «${missed.join(' ')}». `}
          آنچه فهمیدیم در فرم زیر است؛ بقیه را کامل کنید.
        </Note>
      )}
    </details>
  )
}
