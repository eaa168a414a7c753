import { useEffect, useEffectEvent, useState } from 'react'
import type { dataCalls, ErasureProof } from '#accounts/data-calls.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { fullDate } from '#calendar/formatted.ts'
import { ask } from '#web/api.ts'
import { signedOut } from '#web/session.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

type Erasable = Pick<ErasureProof, 'kept'> & { readonly unfinished: readonly string[] }

export default function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const [standing, setStanding] = useState<Erasable>()
  const [proof, setProof] = useState<ErasureProof>()
  const action = useAction()
  const look = useEffectEvent(() => {
    void action.begin(async () =>
      setStanding(await ask<typeof dataCalls.erasable>('GET /accounts/data/erase', {})),
    )
  })
  useEffect(() => look(), [])

  if (proof !== undefined) return <Proof proof={proof} />
  return (
    <Modal open onClose={onClose} title="پاک کردن حساب">
      <div className="erase">
        <RefusalNote says={action.faults['']} />
        {standing === undefined && action.isBusy && <p className="account-words">در حال بررسی حساب…</p>}
        {standing !== undefined && standing.unfinished.length > 0 && <Unfinished {...standing} />}
        {standing?.unfinished.length === 0 && <Agree kept={standing.kept} onErased={setProof} />}
      </div>
    </Modal>
  )
}

function Unfinished({ unfinished }: Pick<Erasable, 'unfinished'>) {
  return (
    <>
      <p className="account-words">هنوز نمی‌توان این حساب را پاک کرد:</p>
      <ul className="erase-list">
        {unfinished.map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </>
  )
}

interface AgreeProps {
  readonly kept: ErasureProof['kept']
  readonly onErased: (proof: ErasureProof) => void
}

function Agree({ kept, onErased }: AgreeProps) {
  const [isAgreed, setIsAgreed] = useState(false)
  const action = useAction()
  const { proven, stepUpDialog } = useStepUp()

  async function erase(): Promise<void> {
    const proof = await proven(() =>
      ask<typeof dataCalls.erase>('POST /accounts/data/erase', { body: { agreement: true } }),
    )
    signedOut()
    onErased(proof)
  }
  return (
    <>
      <p className="account-words">
        نام، شمارهٔ موبایل، ایمیل، کد ملی، مسافران ذخیره‌شده، مدارک، حساب‌های بانکی و جستجوهای شما پاک می‌شود و
        همهٔ ورودهای شما پایان می‌یابد. این کار برگشتی ندارد.
      </p>
      <HeldByLaw kept={kept} />
      <Check checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)}>
        می‌دانم که برگشتی ندارد
      </Check>
      <RefusalNote says={action.faults['']} />
      <Button
        kind="bad"
        block
        disabled={!isAgreed}
        busy={action.isBusy && 'در حال پاک کردن…'}
        onClick={() => void action.begin(erase)}
      >
        پاک کردن حساب برای همیشه
      </Button>
      {stepUpDialog}
    </>
  )
}

function HeldByLaw({ kept }: { readonly kept: ErasureProof['kept'] }) {
  return (
    <details className="erase-kept">
      <summary>آنچه قانون نگه می‌دارد</summary>
      <ul className="erase-list">
        {kept.map(({ what, why, until }) => (
          <li key={what}>
            {what}
            <small>
              {why} تا {fullDate(Temporal.PlainDate.from(until))}.
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Proof({ proof }: { readonly proof: ErasureProof }) {
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(proof, null, 2))}`
  return (
    <Modal open blocking onClose={() => location.assign('/')} title="حساب شما پاک شد">
      <div className="erase">
        <p className="account-words">
          شمارهٔ سند <b dir="ltr">{proof.number}</b>. آن را نگه دارید؛ گواه پاک شدن حساب است و دیگر جایی نشان
          داده نمی‌شود.
        </p>
        <HeldByLaw kept={proof.kept} />
        <div className="account-acts">
          <a className="button" data-kind="tonal" href={file} download={`erasure-${proof.number}.json`}>
            <span>دریافت گواهی</span>
          </a>
          <Button onClick={() => location.assign('/')}>رفتن به صفحهٔ نخست</Button>
        </div>
      </div>
    </Modal>
  )
}
