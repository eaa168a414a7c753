import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { safePath } from '#accounts/safe-path.ts'
import { iranZone } from '#calendar/zones.ts'
import { displayFrom, displayText } from '#web/display/display.ts'
import { displayCookie } from '#web/display/display-cookie.ts'
import { currentDisplay } from '#web/display/follow-display.ts'
import { formIn } from '#web/form-in.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { settings, clock } = agencyOf(context, 'accounts')
  const { brand, publicUrl } = settings.sites.here()
  return {
    name: brand.name,
    site: publicUrl,
    chosen: currentDisplay(),
    today: clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString(),
    isSaved: new URL(request.url).searchParams.has('saved'),
    isSignedIn: context.get(visitorContext).kind === 'user',
  }
}

/** This browser remembers, and the account for the browsers that were not asked. The footer says where its page is (`back`). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formIn(request)
  const display = displayFrom(
    ['money', 'calendar', 'currency'].map((name) => textOf(form.get(name))).join('.'),
  )
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'user')
    await agencyOf(context, 'accounts').accounts.chooseDisplay(visitor.userId, displayText(display))
  const next = safePath(textOf(form.get('back')), '/multi-lang?saved')
  return redirect(next, { status: 303, headers: { 'set-cookie': displayCookie(display) } })
}

function textOf(sent: FormDataEntryValue | null): string {
  return typeof sent === 'string' ? sent : ''
}
