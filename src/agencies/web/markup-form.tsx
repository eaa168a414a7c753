import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { agencyCalls } from '#agencies/calls.ts'
import { latinDigits } from '#money/digits.ts'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function MarkupForm({ markup }: { readonly markup: number }) {
  const { isBusy, faults, begin } = useAction(['markup'])
  const { revalidate } = useRevalidator()
  const [isDone, setDone] = useState(false)
  async function send(form: FormData) {
    setDone(false)
    await ask<typeof agencyCalls.markup>('POST /api/agencies/Agency/Markup', {
      body: { markup: hundredths(form.get('markup')) },
    })
    await revalidate()
    setDone(true)
  }
  return (
    <section className="card agency-part" aria-labelledby="markup-title">
      <h2 id="markup-title">سود شما</h2>
      <form
        className="agency-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
        }}
      >
        <TextField
          label="درصدی که به بهای هر خرید افزوده می‌شود"
          name="markup"
          inputMode="decimal"
          ltr
          defaultValue={markup / 100}
          hint="مشتری شما روی بلیت تنها جمع آن را می‌خواند، با نام و تلفن آژانس. از خرید بعدی به کار می‌رود."
          error={faults['markup']}
        />
        <RefusalNote says={faults['']} />
        {isDone && (
          <Note tone="good" announced>
            ثبت شد؛ از خرید بعدی روی بلیت‌ها می‌آید.
          </Note>
        )}
        <Button type="submit" kind="tonal" busy={isBusy && 'در حال ثبت…'}>
          ثبت درصد
        </Button>
      </form>
    </section>
  )
}

/** «۷٫۵» → 750; what is no number is refused by the call. */
function hundredths(typed: FormDataEntryValue | null): number {
  const text = typeof typed === 'string' ? latinDigits(typed).trim().replace(/[٫,]/, '.') : ''
  return text === '' ? Number.NaN : Math.round(Number(text) * 100)
}
