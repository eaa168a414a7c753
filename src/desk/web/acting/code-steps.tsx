import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import type { ActingOnPage } from '#desk/web/acting/acting-page.server.ts'
import { TimeLeft } from '#desk/web/acting/time-left.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { useOrderAction } from '#desk/web/orders/use-order-action.ts'
import { textIn } from '#desk/web/text-in.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly of: ActingOnPage
}

/** The code is sent, read out, typed; then some minutes run. */
export function CodeSteps({ of }: Props) {
  const { acting, number, phone } = of
  const { busy, refusal, run } = useOrderAction()
  const params = { number }
  const ask = () =>
    run('ask', 'کد فرستاده شد', () =>
      askDesk<typeof actingCalls.ask>('POST /api/desk/orders/{number}/acting/code', { params }),
    )
  const end = () =>
    run('end', 'کار به‌جای مسافر پایان یافت', () =>
      askDesk<typeof actingCalls.end>('POST /api/desk/orders/{number}/acting/end', { params }),
    )
  return (
    <section className="desk-panel desk-acting" aria-labelledby="code-title">
      <h2 id="code-title">کد مسافر</h2>
      {acting.state === 'another' && (
        <Note tone="warn">اکنون {acting.name} به‌جای مسافر در این سفارش کار می‌کند.</Note>
      )}
      {acting.state === 'open' ? (
        <p>
          تا <TimeLeft until={acting.until} /> دیگر آنچه مسافر می‌خواهد در همین سفارش انجام دهید. هر کار به او
          پیامک می‌شود.
        </p>
      ) : (
        <p>
          کد به شمارهٔ حساب مسافر، <bdi dir="ltr">{phone}</bdi>، پیامک می‌شود. از او بخواهید آن را بخواند؛ کد
          دیگری را نپرسید و آن را جایی ننویسید.
        </p>
      )}
      {acting.state === 'asked' && <Typing number={number} until={acting.until} />}
      <div className="desk-row-actions">
        {acting.state === 'open' ? (
          <Button kind="line" busy={busy === 'end' && 'در حال بستن…'} onClick={() => void end()}>
            پایان کار
          </Button>
        ) : (
          <Button
            kind={acting.state === 'asked' ? 'line' : 'primary'}
            busy={busy === 'ask' && 'در حال فرستادن…'}
            onClick={() => void ask()}
          >
            {acting.state === 'asked' ? 'فرستادن کد تازه' : 'فرستادن کد به مسافر'}
          </Button>
        )}
      </div>
      <RefusalNote says={refusal} />
    </section>
  )
}

function Typing({ number, until }: { readonly number: string; readonly until: string }) {
  const { isBusy, faults, begin } = useAction(['code'])
  const { revalidate } = useRevalidator()
  async function open(form: FormData) {
    await askDesk<typeof actingCalls.open>('POST /api/desk/orders/{number}/acting', {
      params: { number },
      body: { code: textIn(form, 'code') },
    })
    await revalidate()
  }
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => open(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <TextField
        label="کدی که مسافر می‌خواند"
        name="code"
        ltr
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={faults['code']}
      />
      <small>
        کد تا <TimeLeft until={until} /> دیگر کار می‌کند؛ سه بار می‌توان نوشت.
      </small>
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال بررسی…'}>
        آغاز کار
      </Button>
    </form>
  )
}
