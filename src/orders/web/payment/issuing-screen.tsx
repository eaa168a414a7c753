import './issuing-screen.css'
import type { ReactNode } from 'react'
import { issuedScreens } from '#app/product-screens.ts'
import { moneyBackWords } from '#orders/money-back.ts'
import type { PaymentView } from '#orders/web/payment/payment-page.tsx'
import { Bird } from '#web/art/bird.tsx'
import { Shamseh } from '#web/art/shamseh.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhenIdle } from '#web/use-when-idle.ts'

interface Props {
  readonly shown: PaymentView
  readonly title: string
}

const noScreen = async () => ({})

export function IssuingScreen({ shown, title }: Props) {
  // preload: it replaces this screen once issued
  useWhenIdle<object>(issuedScreens[shown.product] ?? noScreen)
  return (
    <section className="issuing" aria-labelledby="payment-title">
      <IssuingBird />
      <h1 id="payment-title">{title}</h1>
      <p>نتیجه حداکثر تا ۱۵ دقیقهٔ دیگر مشخص می‌شود. می‌توانید این صفحه را ببندید؛ خبر را برایتان می‌فرستیم.</p>
      {shown.supportNumber !== undefined && (
        <Note tone="info" announced>
          همکاران پشتیبانی در حال بررسی‌اند و با شما تماس می‌گیرند. شمارهٔ پیگیری{' '}
          <bdi dir="ltr">{shown.supportNumber}</bdi>
        </Note>
      )}
      <IssuingSteps shown={shown} />
      <div className="card issuing-ticket" aria-hidden="true">
        <Skeleton width="38%" height="16px" />
        <Skeleton width="100%" height="54px" radius="12px" />
        <div>
          <Skeleton width="28%" height="16px" />
          <Skeleton width="28%" height="16px" />
          <Skeleton width="28%" height="16px" />
        </div>
      </div>
      <LinkButton to={shown.orderPath} kind="line">
        دیدن سفارش <bdi dir="ltr">{shown.orderNumber}</bdi>
      </LinkButton>
    </section>
  )
}

function IssuingSteps({ shown: { attempt, paid, seller, times, words, moneyBack } }: Pick<Props, 'shown'>) {
  const then = moneyBack === 'wallet' ? words.ifNotThen : `کل مبلغ ${moneyBackWords[moneyBack].goes}`
  return (
    <ol className="issuing-steps">
      <Step state="done" name="پرداخت موفق" time={times.paid}>
        <Price amount={paid} />
        {attempt?.reference && (
          <>
            {' '}
            &nbsp;· پیگیری <bdi dir="ltr">{attempt.reference}</bdi>
          </>
        )}
      </Step>
      <Step state="now" name={words.confirming} time={times.issuing}>
        منتظر پاسخ {seller}…
      </Step>
      <Step name={words.awaited}>
        {words.ifNot}، {then}.
      </Step>
    </ol>
  )
}

interface StepProps {
  readonly state?: 'done' | 'now'
  readonly name: string
  readonly time?: string | undefined
  readonly children: ReactNode
}

function Step({ state, name, time, children }: StepProps) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="issuing-mark" aria-hidden="true">
        {state === 'done' && <Icon name="check-bold" size="small" />}
      </span>
      <div>
        <b>{name}</b>
        <small>{children}</small>
      </div>
      {time && (
        <time>
          <bdi dir="ltr">{time}</bdi>
        </time>
      )}
    </li>
  )
}

function IssuingBird() {
  return (
    <div className="issuing-bird" aria-hidden="true">
      <Shamseh />
      <svg viewBox="0 0 240 150">
        <circle cx="120" cy="80" r="26" />
        <path d="M226 128C180 40 60 40 14 128" />
      </svg>
      <Bird />
    </div>
  )
}
