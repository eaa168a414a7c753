import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { priceCalls } from '#desk/prices-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { RuleFound } from '#desk/web/prices/prices-page.server.ts'
import { textIn } from '#desk/web/text-in.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

/** What it would have made of the last seven days; then its reason, and the second person. */
export function ProposeRule({ found: { draft, words, trial } }: { readonly found: RuleFound }) {
  const { isBusy, faults, begin } = useAction(['reason'])
  const [number, setNumber] = useState<number>()
  async function propose(form: FormData) {
    const proposed = await askDesk<typeof priceCalls.proposeRule>('POST /api/desk/prices/rules', {
      body: { ...draft, reason: textIn(form, 'reason') },
    })
    setNumber(proposed.number)
  }
  return (
    <section className="desk-panel desk-trial" aria-labelledby="trial-title">
      <h2 id="trial-title">اگر این قاعده هفت روز گذشته در کار بود</h2>
      <ul>
        {[...words, ...trial].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {number === undefined ? (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
          }}
        >
          <TextField label="دلیل" name="reason" error={faults['reason']} />
          <RefusalNote says={faults['']} />
          <Button type="submit" kind="commit" busy={isBusy && 'در حال فرستادن…'}>
            پیشنهاد به نفر دوم
          </Button>
        </form>
      ) : (
        <>
          <Note tone="good" announced>
            پیشنهاد {persianDigits(number)} ثبت شد و در انتظار نفر دوم است.
          </Note>
          <Link to="/desk/approvals">تأییدها</Link>
        </>
      )}
    </section>
  )
}
