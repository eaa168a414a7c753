import { type LoaderFunctionArgs, redirect } from 'react-router'

/** §2: the login's destination is the site's root, where it opens over the page; a path remembered goes along. */
export function loader({ request }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get('next')
  return redirect(next === null ? '/?login=1' : `/?${new URLSearchParams({ next })}`)
}
