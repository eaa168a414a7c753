import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  authorOf,
  excerptIn,
  featuredOf,
  instantIn,
  slugIn,
  WordpressCategory,
  WordpressPost,
} from '#magazine/wordpress.ts'

/** As WordPress 6 writes a post, with what themes and plugins add. */
const post = {
  id: 2814,
  date: '2026-11-20T14:05:11',
  date_gmt: '2026-11-20T10:35:11',
  guid: { rendered: 'https://magazine.example/?p=2814' },
  modified: '2026-11-21T09:00:00',
  modified_gmt: '2026-11-21T05:30:00',
  slug: '%d8%b4%d8%a8-%db%8c%d9%84%d8%af%d8%a7',
  status: 'publish',
  type: 'post',
  link: 'https://magazine.example/%d8%b4%d8%a8-%db%8c%d9%84%d8%af%d8%a7/',
  title: { rendered: 'شب یلدا &#8211; کجا برویم' },
  content: { rendered: '<p>متن</p>\n', protected: false },
  excerpt: { rendered: '<p>خلاصه [&hellip;]</p>\n', protected: false },
  author: 3,
  featured_media: 91,
  comment_status: 'open',
  ping_status: 'open',
  sticky: false,
  template: '',
  format: 'standard',
  meta: [],
  categories: [4, 7],
  tags: [],
  class_list: ['post-2814', 'category-x'],
  yoast_head: '<title>x</title>',
  jetpack_featured_media_url: 'https://i0.wp.com/x.jpg',
  acf: [],
  _links: { self: [{ href: 'https://magazine.example/wp-json/wp/v2/posts/2814' }] },
  _embedded: {
    author: [{ id: 3, name: 'مریم', url: '', avatar_urls: { 24: 'https://secure.gravatar.com/a' } }],
    'wp:featuredmedia': [
      {
        id: 91,
        alt_text: 'انار',
        media_type: 'image',
        mime_type: 'image/jpeg',
        media_details: {
          width: 4000,
          height: 3000,
          file: '2026/11/a.jpg',
          sizes: {
            medium: {
              file: 'a-300x225.jpg',
              width: 300,
              height: 225,
              source_url: 'https://magazine.example/a-300x225.jpg',
            },
            '1536x1536': {
              file: 'a-1536.jpg',
              width: 1536,
              height: 1152,
              source_url: 'https://magazine.example/a-1536.jpg',
            },
          },
          image_meta: { aperture: '0' },
        },
        source_url: 'https://magazine.example/a.jpg',
      },
    ],
    'wp:term': [[{ id: 4, name: 'آیین', slug: 'customs', taxonomy: 'category' }]],
  },
}

test('a post of WordPress is read, with its author and a picture of a fit size', () => {
  const read = WordpressPost.parse(post)
  assert.equal(slugIn(read.slug), 'شب-یلدا')
  assert.equal(authorOf(read), 'مریم')
  assert.deepEqual(featuredOf(read), { address: 'https://magazine.example/a-1536.jpg', alt: 'انار' })
  assert.equal(instantIn(read.date_gmt)?.toString(), '2026-11-20T10:35:11Z')
})

test('parts that are hidden, gone or empty are errors and empty lists in WordPress, and none here', () => {
  const forbidden = { code: 'rest_user_invalid_id', message: 'Invalid user ID.', data: { status: 404 } }
  const bare = WordpressPost.parse({
    ...post,
    _embedded: { author: [forbidden], 'wp:featuredmedia': [{ ...forbidden, code: 'rest_forbidden' }] },
  })
  assert.equal(authorOf(bare), null)
  assert.equal(featuredOf(bare), null)
  const unsized = { id: 91, source_url: 'https://magazine.example/a.jpg', alt_text: '', media_details: [] }
  const old = WordpressPost.parse({ ...post, _embedded: { 'wp:featuredmedia': [unsized] } })
  assert.equal(featuredOf(old)?.address, 'https://magazine.example/a.jpg')
  const { _embedded, categories, excerpt, ...least } = post
  assert.ok(
    WordpressPost.safeParse(least).success,
    JSON.stringify([_embedded, categories, excerpt]).slice(0, 10),
  )
})

test('a theme’s link to the rest is no part of an excerpt', () => {
  const link =
    '<a class="more-link" href="https://magazine.example/a/">Continue reading <span class="screen-reader-text">شب یلدا</span></a>'
  const rendered = `<p>نان داغ&hellip; ${link}</p>\n`
  assert.equal(excerptIn({ excerpt: { rendered } }), '<p>نان داغ&hellip; </p>\n')
  assert.equal(excerptIn({}), '')
})

test('a category is read whatever a site adds to it, and what is no slug or time is none', () => {
  const category = {
    id: 4,
    count: 12,
    description: '',
    link: 'x',
    name: 'ویزا &amp; گذرنامه',
    slug: 'visa',
    meta: [],
  }
  assert.equal(WordpressCategory.parse(category).count, 12)
  for (const [sent, parent] of [
    [{}, 0],
    [{ parent: 7 }, 7],
    [{ parent: null }, 0],
    [{ parent: 'x' }, 0],
  ] as const)
    assert.equal(WordpressCategory.parse({ ...category, ...sent }).parent, parent)
  assert.equal(slugIn('%zz'), '%zz')
  for (const time of ['', '0000-00-00T00:00:00', 'yesterday']) assert.equal(instantIn(time), undefined, time)
  for (const wrong of [
    { ...post, id: 0 },
    { ...post, title: 'x' },
    { ...post, slug: '' },
  ])
    assert.equal(WordpressPost.safeParse(wrong).success, false)
})
