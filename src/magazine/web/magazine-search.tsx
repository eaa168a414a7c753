import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly q: string
  readonly all: number
  readonly action: string
}

/** A form of HTML alone: it works before and without the script. */
export function MagazineSearch({ q, all, action }: Props) {
  return (
    <search>
      <form className="magazine-search" action={action}>
        <Icon name="magnifying-glass-bold" />
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          required
          maxLength={120}
          aria-label="جستجو در مجله"
          placeholder={`جستجو در ${persianDigits(all)} نوشته`}
        />
        <Button type="submit" kind="tonal" size="small">
          پیدا کن
        </Button>
      </form>
    </search>
  )
}
