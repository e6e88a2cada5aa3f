import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  delete document.documentElement.dataset['root']
  vi.resetModules() // files share a page: the next one must not find a root path
})

async function site(root?: string) {
  if (root) document.documentElement.dataset['root'] = root
  return await import('./root')
}

test('without a root path addresses are as they are', async () => {
  const { inside, under } = await site()
  expect(under('/table/x')).toBe('/table/x')
  expect(inside('/table/x')).toBe('/table/x')
  expect(inside('/')).toBe('/')
})

test('under a root path addresses begin with it, and others are another site’s', async () => {
  const { inside, under } = await site('/houseful')
  expect(under('/table/x')).toBe('/houseful/table/x')
  expect(inside('/houseful/table/x')).toBe('/table/x')
  expect(inside('/houseful')).toBe('/')
  expect(inside('/houseful/')).toBe('/')
  expect(inside('/household/table/x')).toBeNull()
  expect(inside('/')).toBeNull()
})
