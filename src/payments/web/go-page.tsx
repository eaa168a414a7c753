import './go-page.css'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/go-page'

export { loader } from './go-page.server.ts'

const goes = `performance.getEntriesByType('navigation')[0]?.type === 'back_forward' || document.forms.bank.submit()`

/** Posts its form to the bank by itself, or by button without scripts. */
export default function GoPage({ loaderData }: Route.ComponentProps) {
  const { address, fields, gatewayName, amount, nonce } = loaderData
  const title = `رفتن به درگاه ${gatewayName}`
  return (
    <SiteLayout {...useVisitor()}>
      <title>{title}</title>
      <section className="wrap go" aria-labelledby="go-title">
        <span className="spinner" aria-hidden="true" />
        <h1 id="go-title">{title}</h1>
        <p>
          مبلغ پرداخت <Price amount={amount} /> است. اگر تا چند ثانیهٔ دیگر به صفحهٔ بانک نرفتید، دکمه را بزنید.
        </p>
        <form name="bank" method="post" action={address} acceptCharset="utf-8">
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" kind="commit" size="large">
            رفتن به صفحهٔ بانک
          </Button>
        </form>
        {/* browsers hide the nonce of a script from whoever asks, hydration too */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: goes }} />
      </section>
    </SiteLayout>
  )
}
