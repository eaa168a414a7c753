import './proof-page.css'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { moneyUnit } from '#money/display-unit.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { askToSignIn } from '#web/login-prompt.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/proof-page'

export { loader } from './proof-page.server.ts'

const ShareCheck = lazy(async () => ({ default: (await import('#wallet/web/share-check.tsx')).ShareCheck }))

type Proofs = Route.ComponentProps['loaderData']['proofs']

export default function ProofPage({ loaderData: { proofs, isSignedIn } }: Route.ComponentProps) {
  const { name } = useBrand()
  const [latest, ...earlier] = proofs
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`گواهی پول مسافران، ${name}`}</title>
      <meta name="description" content="جمع پول مسافران نزد ما، هر روز امضا و منتشر می‌شود." />
      <div className="wrap proof">
        <header>
          <h1>گواهی پول مسافران</h1>
          <p>
            هر روز جمع بدهی‌مان به مسافران را امضا و منتشر می‌کنیم: موجودی کیف پول‌ها، پیش‌پرداخت بلیت‌هایی که هنوز
            صادر نشده‌اند و استردادهای در راه. سهم هر مسافر در این جمع هست و خودش می‌تواند آن را بررسی کند.
          </p>
        </header>
        {latest ? (
          <>
            <Latest proof={latest} isSignedIn={isSignedIn} />
            <HowItWorks />
            {earlier.length > 0 && <Earlier proofs={earlier} />}
          </>
        ) : (
          <EmptyState title="هنوز گواهی‌ای منتشر نشده است">
            نخستین گواهی روزی منتشر می‌شود که پولی از مسافران نزد ما باشد.
          </EmptyState>
        )}
      </div>
    </SiteLayout>
  )
}

function Latest({ proof, isSignedIn }: { readonly proof: Proofs[number]; readonly isSignedIn: boolean }) {
  const [checks, setChecks] = useState(0)
  const { published, date, total, people, backing, stated } = proof
  return (
    <section className="card proof-latest" aria-labelledby="proof-latest">
      <h2 id="proof-latest">{date}</h2>
      <dl className="proof-facts">
        <div>
          <dt>جمع بدهی ما به مسافران</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </div>
        <div>
          <dt>شمار سهم‌ها</dt>
          <dd>{people}</dd>
        </div>
      </dl>
      {backing.length > 0 && <WhereItIs backing={backing} total={total} />}
      <BankSays stated={stated} />
      <dl className="proof-codes">
        <Code says="ریشه" code={published.root} />
        <Code says="امضا" code={published.signature} />
        <Code says="کلید عمومی" code={published.publicKey} />
      </dl>
      {isSignedIn ? (
        <Button onClick={() => setChecks(checks + 1)}>
          {checks > 0 ? 'بررسی دوبارهٔ سهم من' : 'بررسی سهم من'}
        </Button>
      ) : (
        <LinkButton to={{ search: '?login=1' }} kind="tonal" preventScrollReset onClick={signInHere}>
          برای بررسی سهم خود وارد شوید
        </LinkButton>
      )}
      {checks > 0 && (
        <Suspense fallback={<p role="status">در حال بررسی…</p>}>
          <ShareCheck key={checks} published={published} />
        </Suspense>
      )}
    </section>
  )
}

function WhereItIs({ backing, total }: Pick<Proofs[number], 'backing' | 'total'>) {
  return (
    <table className="proof-backing">
      <caption>این پول کجاست؟ (ارقام به {moneyUnit()})</caption>
      <tbody>
        {backing.map(({ says, amount }) => (
          <tr key={says}>
            <th scope="row">{says}</th>
            <td>
              <bdi dir="ltr">{amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">برابر با آنچه به مسافران بدهکاریم</th>
          <td>
            <bdi dir="ltr">{total}</bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What the bank itself says of the account; the table above is our own books'. */
function BankSays({ stated }: Pick<Proofs[number], 'stated'>) {
  if (stated === null)
    return (
      <p className="proof-stated">
        هنوز صورت‌حسابی از بانک برای این حساب ثبت نشده است؛ ارقام این گواهی از دفترهای خود ماست.
      </p>
    )
  const { amount, day, entered } = stated
  return (
    <p className="proof-stated">
      بانک موجودی این حساب را در {day}،{' '}
      <b>
        <bdi dir="ltr">{amount}</bdi> {moneyUnit()}
      </b>{' '}
      اعلام کرده است. این رقم {entered} از روی صورت‌حساب بانک ثبت شده است.
    </p>
  )
}

function signInHere(event: MouseEvent) {
  event.preventDefault()
  askToSignIn()
}

function Code({ says, code }: { readonly says: string; readonly code: string }) {
  return (
    <div>
      <dt>{says}</dt>
      <dd className="proof-code" dir="ltr">
        {code}
      </dd>
    </div>
  )
}

function HowItWorks() {
  return (
    <section aria-labelledby="proof-how">
      <h2 id="proof-how">این بررسی چه چیزی را نشان می‌دهد؟</h2>
      <ol className="proof-how">
        <li>سهم هر مسافر با یک عدد تصادفی رمز می‌شود؛ از گواهی، نام و مبلغ کسی پیدا نیست.</li>
        <li>سهم‌ها دو به دو جمع می‌شوند تا به یک ریشه برسند؛ هیچ سهمی نمی‌تواند منفی باشد.</li>
        <li>مرورگر شما از سهم خودتان تا ریشه را دوباره حساب می‌کند؛ اگر همان ریشه شد، پول شما در جمع است.</li>
        <li>ریشه با کلید ما امضا شده است؛ پس نمی‌توانیم به هر کس چیز دیگری نشان دهیم یا بعداً عوضش کنیم.</li>
      </ol>
    </section>
  )
}

function Earlier({ proofs }: { readonly proofs: Proofs }) {
  return (
    <section aria-labelledby="proof-earlier">
      <h2 id="proof-earlier">روزهای پیش</h2>
      <ul className="card proof-days">
        {proofs.map(({ published, date, total, people }) => (
          <li key={published.day}>
            <b>{date}</b>
            <Price amount={total} />
            <small>{people} سهم</small>
            <span className="proof-code" dir="ltr">
              {published.root}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
