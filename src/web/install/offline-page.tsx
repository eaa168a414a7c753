import { StaticRouter } from 'react-router'
import { type Brand, rolesCss, type WholeBrand } from '#brands/brand.ts'
import { iconOf } from '#web/brand/icon.ts'
import { BrandProvider } from '#web/brand/use-brand.tsx'
import typeface from '#web/font/vazirmatn.woff2'
import { comeBack } from '#web/install/offline-script.ts'
import { Lost } from '#web/layouts/lost.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { layers } from '#web/styles/layers.ts'
import offlineStyle from './offline-page.css?inline'

interface Props {
  readonly brand: WholeBrand
  readonly styles: readonly string[]
}

/** Inline script and style; the server's CSP has their hashes. */
export function offlineInline(brand: WholeBrand) {
  return { script: `(${comeBack})()`, style: `${layers}${rolesCss(brand)}${offlineStyle}` }
}

export function OfflinePage({ brand, styles }: Props) {
  const { themeColour } = brand
  const { script, style } = offlineInline(brand)
  return (
    <html lang="fa-IR" dir="rtl" data-brand={brand.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColour.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColour.dark} />
        <title>{`اتصال برقرار نشد، ${brand.name}`}</title>
        <link rel="icon" type="image/svg+xml" href={iconOf(brand)} />
        <link rel="preload" as="font" type="font/woff2" href={typeface} crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body className="offline">
        <StaticRouter location="/">
          <BrandProvider value={brand}>
            <header className="site-header" data-tone="paper">
              <div className="wrap">
                <Wordmark />
              </div>
            </header>
            <main id="content">
              <OfflineWords name={brand.name} />
            </main>
          </BrandProvider>
        </StaticRouter>
      </body>
    </html>
  )
}

function OfflineWords({ name }: Pick<Brand, 'name'>) {
  return (
    <Lost title="اتصال برقرار نشد" door={<Again />} ways={<StoredTrips />}>
      <span data-when="down">دستگاهتان به اینترنت وصل نیست. وصل که شد، همین صفحه خودش باز می‌شود.</span>
      <span data-when="up">به {name} نرسیدیم. هر چند ثانیه دوباره می‌پرسیم و همین صفحه خودش باز می‌شود.</span>
      <br />
      اگر در میانهٔ پرداخت بودید، پولتان گم نمی‌شود: یا بلیتتان صادر می‌شود یا پول برمی‌گردد.
    </Lost>
  )
}

function StoredTrips() {
  return (
    <p data-when="kept">
      بلیت‌ها و واچرهای سفرهای پیش رویتان روی همین دستگاه مانده‌اند.
      <br />
      <a className="button" data-kind="line" href="/profile/my-travels">
        سفرهای من
      </a>
    </p>
  )
}

/** The address is the requested page's: retrying loads it again. */
function Again() {
  return (
    <button type="button" className="button" data-kind="primary">
      تلاش دوباره
    </button>
  )
}
