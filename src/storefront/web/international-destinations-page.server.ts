import type { LoaderFunctionArgs } from 'react-router'
import { indexData } from '#storefront/web/landing.server.ts'

export async function loader(asked: LoaderFunctionArgs) {
  return indexData(asked, 'international')
}
