import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { codeLimitWords, worthWords } from '#desk/prices/code-words.ts'
import { productWords } from '#desk/product-words.ts'
import { priceText } from '#money/display-unit.ts'
import type { CodeListed, CodeUse } from '#orders/server/pricing/codes.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders, clock } = agencyOf(context, 'desk')
  const { codes } = orders.pricing
  const products = orders.sold().map(({ kind, face }) => ({ value: kind, label: productWords(face) }))
  const chosen = new URL(request.url).searchParams.get('code')
  const now = clock.now()
  const nameOf = (kind: string | null) => products.find(({ value }) => value === kind)?.label ?? 'همه'
  const listed = await codes.list()
  return {
    products,
    codes: listed.map((code) => ({ ...codeView(code, now), product: nameOf(code.product) })),
    chosen: chosen ?? undefined,
    uses: chosen === null ? [] : (await codes.usesOf(chosen)).map((use) => useView(use, now)),
  }
}

type CodeState = 'now' | 'coming' | 'past' | 'stopped'

function codeView(code: CodeListed, now: Temporal.Instant) {
  return {
    code: code.code,
    state: stateOf(code, now),
    worth: worthWords(code),
    limits: codeLimitWords(code),
    until: momentWords(code.endsAt, now),
    used: code.used,
    spent: priceText(code.spent),
    proposal: code.proposal,
  }
}

function stateOf({ startsAt, endsAt, stoppedAt }: CodeListed, now: Temporal.Instant): CodeState {
  if (stoppedAt !== null) return 'stopped'
  if (Temporal.Instant.compare(endsAt, now) <= 0) return 'past'
  return Temporal.Instant.compare(startsAt, now) <= 0 ? 'now' : 'coming'
}

function useView({ orderNumber, discount, takenAt, givenBackAt }: CodeUse, now: Temporal.Instant) {
  return {
    orderNumber,
    discount: priceText(discount),
    takenAt: momentWords(takenAt, now),
    givenBackAt: givenBackAt === null ? '' : momentWords(givenBackAt, now),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>
export type CodeOnPage = Loaded['codes'][number]
export type UseOnPage = Loaded['uses'][number]
