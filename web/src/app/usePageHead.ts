import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router'
import { type PageHead, pagePayload } from '#platform/builds/pagePayload.ts'
import { fetchTexts } from '#platform/language/i18n.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'

/**
 * Updates the head after navigations within the application, because a browser shares the canonical address, which
 * would otherwise stay that of the first page. Prerendered pages have their head in their payload, which is fetched as
 * soon as a navigation to them starts, together with the texts of other pages.
 */
export function usePageHead(): void {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const { language } = useLanguage()
  const { i18n } = useTranslation()
  const described = describedAddress(pathname)
  const served = useRef<string | null>(described)

  useEffect(() => {
    if (next !== undefined) void fetchTexts(i18n, next.pathname, language)
  }, [i18n, next, language])

  useEffect(() => {
    if (described === served.current) return
    served.current = null
    for (const tag of document.head.querySelectorAll(ofOnePage)) tag.remove()
    let isLeft = false
    const load = async () => {
      const payload = await pagePayload(described, language)
      if (!isLeft && payload !== null) document.head.append(...tagsOf(payload.head))
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [described, language])
}

/** The tabs of a competition, one of which its address leads to, share their description; a match has a head of its own. */
function describedAddress(pathname: string): string {
  return pathname.replace(/^(\/competitions\/[^/]+)\/(?!matches\/).*/, '$1')
}

/** Previews are made from HTML documents only, so their tags are removed instead of updated. */
const ofOnePage =
  'meta[name=description], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate][hreflang]'

function tagsOf({ description, canonical, alternates }: PageHead): readonly Element[] {
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: canonical }),
    ...alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
  ]
}

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}
