import { use } from 'react'
import type { Brand } from '#brands/brand.ts'
import { BrandStyle } from '#web/brand/brand-style.ts'
import { iconOf } from '#web/brand/icon.ts'
import typeface from '#web/font/vazirmatn.woff2'
import { appIcons, iconPath } from '#web/install/app-icons.ts'
import { layers } from '#web/styles/layers.ts'

export function DocumentHead({ brand }: { readonly brand: Brand }) {
  const { themeColour } = brand
  const { css, nonce } = use(BrandStyle)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColour.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColour.dark} />
      <meta name="application-name" content={brand.name} />
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content={brand.name} />
      <meta name="apple-mobile-web-app-status-bar-style" content="default" />
      <link rel="icon" type="image/svg+xml" href={iconOf(brand)} />
      <link rel="apple-touch-icon" sizes="180x180" href={iconPath(appIcons.appleTouch)} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="preload" as="font" type="font/woff2" href={typeface} crossOrigin="anonymous" />
      <style>{layers}</style>
      {css !== '' && <style nonce={nonce}>{css}</style>}
    </>
  )
}
