import './google-return-page.css'
import { GoogleMark } from '#accounts/web/google-mark.tsx'
import { type GoogleReturn, useGoogleReturn } from '#accounts/web/use-google-return.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { askToSignIn } from '#web/login-prompt.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useUser, useVisitor } from '#web/use-user.tsx'

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function GoogleReturnPage() {
  const { stepUpDialog, ...state } = useGoogleReturn()
  const { name } = useBrand()
  return (
    <SiteLayout {...useVisitor()}>
      <title>{`ورود با گوگل، ${name}`}</title>
      <div className="wrap google-return">
        <section className="card" aria-live="polite">
          <GoogleMark />
          <h1>ورود با گوگل</h1>
          <ReturnStatus state={state} />
          <noscript>
            <Note tone="warn">برای ورود، جاوااسکریپت مرورگر را روشن کنید.</Note>
          </noscript>
        </section>
      </div>
      {stepUpDialog}
    </SiteLayout>
  )
}

function ReturnStatus({ state }: { readonly state: GoogleReturn }) {
  const isSignedIn = useUser() !== undefined
  if (state.at === 'work')
    return (
      <p className="google-return-work">
        <span className="spinner" /> چند لحظه صبر کنید…
      </p>
    )
  if (state.at === 'phone')
    return (
      <>
        <p>
          <bdi dir="ltr">{state.email}</bdi> هنوز به حسابی وصل نیست. یک بار شمارهٔ موبایل خود را تأیید کنید؛ از
          آن پس با گوگل وارد می‌شوید.
        </p>
        <Button block onClick={state.goOn}>
          ادامه با شمارهٔ موبایل
        </Button>
      </>
    )
  return (
    <>
      <Note tone="bad" announced>
        {state.says}
      </Note>
      {isSignedIn ? (
        <LinkButton to={state.next} block replace>
          بازگشت
        </LinkButton>
      ) : (
        <Button block onClick={() => askToSignIn({ next: state.next })}>
          ورود با راه دیگر
        </Button>
      )}
    </>
  )
}
