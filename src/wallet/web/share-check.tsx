import './share-check.css'
import { useEffect, useState } from 'react'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import type { Proof, Share, walletCalls } from '#wallet/calls.ts'
import { type Checked, checkShare } from '#wallet/web/check-share.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Note } from '#web/ui/states/note.tsx'

type Found =
  | { readonly is: 'nothing' }
  | { readonly is: 'declined'; readonly says: string }
  | { readonly is: 'checked'; readonly share: Share; readonly checked: Checked }

export function ShareCheck({ published }: { readonly published: Proof }) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let isWanted = true
    void look(published).then((answer) => isWanted && setFound(answer))
    return () => {
      isWanted = false
    }
  }, [published])
  if (found === undefined) return <p role="status">در حال بررسی…</p>
  if (found.is === 'declined')
    return (
      <Note tone="bad" announced>
        {found.says}
      </Note>
    )
  if (found.is === 'nothing')
    return (
      <Note tone="info" announced>
        هنگام این گواهی پولی از شما نزد ما نبوده است.
      </Note>
    )
  return <Result {...found} published={published} />
}

async function look(published: Proof): Promise<Found> {
  try {
    const line = 'GET /api/wallet/Proof/Mine'
    const share = await ask<typeof walletCalls.share>(line, { query: { day: published.day } })
    if (share === null) return { is: 'nothing' }
    return { is: 'checked', share, checked: await checkShare(share, published) }
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    return { is: 'declined', says: error.message }
  }
}

interface Props {
  readonly share: Share
  readonly checked: Checked
  readonly published: Proof
}

function Result({ share, checked, published }: Props) {
  const isRight = checked.isIncluded && checked.isOwn && checked.isSigned !== false
  return (
    <div className="share-check">
      {isRight ? (
        <Note tone="good" announced>
          سهم شما، <bdi dir="ltr">{priceText(share.leaf.amount)}</bdi> {moneyUnit()}، در این گواهی هست.
        </Note>
      ) : (
        <Note tone="bad" announced>
          حساب مرورگر شما با گواهی منتشرشده نمی‌خواند. با پشتیبانی تماس بگیرید.
        </Note>
      )}
      <details>
        <summary>گام‌های بررسی</summary>
        <ol>
          <Step isRight={checked.isOwn} says="این سهم به نام شماست" code={share.leaf.owner} />
          {checked.steps.map((step, level) => (
            <Step
              key={step.hash}
              says={`${level === 0 ? 'سهم شما' : `جمع پس از گام ${persianDigits(level)}`}: ${priceWords(step.sum)}`}
              code={step.hash}
            />
          ))}
          <Step
            isRight={checked.root === published.root}
            says="ریشه‌ای که مرورگر شما حساب کرد"
            code={checked.root}
          />
          <Step isRight={checked.isSigned} says={signedWords(checked.isSigned)} code={published.signature} />
        </ol>
      </details>
    </div>
  )
}

function signedWords(isSigned: boolean | undefined): string {
  if (isSigned === undefined) return 'این مرورگر امضای Ed25519 را نمی‌شناسد؛ امضا بررسی نشد'
  return 'امضای ما روی این گواهی'
}

interface StepProps {
  readonly says: string
  readonly code: string
  readonly isRight?: boolean | undefined
}

function Step({ says, code, isRight }: StepProps) {
  return (
    <li data-right={isRight}>
      {says}
      {isRight !== undefined && <b>{isRight ? ' درست' : ' نادرست'}</b>}
      <span className="proof-code" dir="ltr">
        {code}
      </span>
    </li>
  )
}
