import type { Product } from '#web/ui/product-tabs.tsx'

/** Where each product's search is: flights and what is not sold yet on the home page, hotels and visas on pages of their own. */
export const productPaths = {
  domestic: '/',
  international: '/?product=international',
  hotel: '/hotel-home',
  visa: '/visa-home',
  tour: '/?product=tour',
} as const satisfies Readonly<Record<Product, string>>
