/**
 * Pages are prerendered in Russian. For somebody who will read English this runs before anything is drawn and keeps
 * the page from being seen until it has become English, for two seconds at most. It decides as `rememberedLanguage`
 * and `preferredLanguage` do, before their code is there; `showPage` ends it.
 */
export function FirstLanguageScript() {
  return <script suppressHydrationWarning>{script}</script>
}

/** The page is in its language. */
export function showPage(): void {
  document.documentElement.style.removeProperty('visibility')
}

const script = `(function () {
  var known = ['ru', 'en']
  var cookie = /(?:^|; )locale=(ru|en)(?:;|$)/.exec(document.cookie)
  var preferred = navigator.languages.map(function (tag) { return tag.split('-')[0].toLowerCase() })
  var language = cookie ? cookie[1] : preferred.find(function (tag) { return known.includes(tag) })
  if (language !== 'en') return
  var style = document.documentElement.style
  style.visibility = 'hidden'
  setTimeout(function () { style.removeProperty('visibility') }, 2000)
})()`
