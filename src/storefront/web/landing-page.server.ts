import type { LoaderFunctionArgs } from 'react-router'
import { indexData, landingData } from '#storefront/web/landing.server.ts'

/** `/landing`: redirects by `cityCode` to the canonical address; without one, all destinations. */
export async function loader(asked: LoaderFunctionArgs) {
  const cityCode = new URL(asked.request.url).searchParams.get('cityCode')
  if (cityCode === null) return { city: undefined, all: await indexData(asked, 'all') }
  return { city: await landingData(asked, cityCode), all: undefined }
}
