import type { LoaderFunctionArgs } from 'react-router'

/** As in the message of it. */
export function loader({ request }: LoaderFunctionArgs) {
  return { number: /^\d{1,12}$/.exec(new URL(request.url).searchParams.get('number') ?? '')?.[0] ?? '' }
}
