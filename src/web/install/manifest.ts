import type { Brand } from '#brands/brand.ts'
import { type AppIcon, appIcons, iconPath } from '#web/install/app-icons.ts'
import { searchPaths } from '#web/ui/search/search-paths.ts'

/** page background (`--ground`) while loading */
const ground = '#fbf8f2'

export function manifestOf(brand: Brand) {
  const { small, large, smallCut, largeCut } = appIcons
  return {
    id: '/',
    name: `${brand.name}، بلیت هواپیما و هتل`,
    short_name: brand.name,
    description: brand.about,
    lang: 'fa-IR',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.themeColour.light,
    background_color: ground,
    categories: ['travel'],
    icons: [small, large, smallCut, largeCut].map(entryOf),
    shortcuts: [
      { name: 'جستجوی پرواز', short_name: 'پرواز', url: '/' },
      { name: 'جستجوی هتل', short_name: 'هتل', url: searchPaths.stays },
      { name: 'سفرهای من', short_name: 'سفرها', url: '/profile/my-travels' },
    ],
    prefer_related_applications: false,
  }
}

function entryOf({ name, side, purpose }: AppIcon) {
  return { src: iconPath({ name }), sizes: `${side}x${side}`, type: 'image/png', purpose }
}
