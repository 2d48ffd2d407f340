import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type SnippetLanguage, snippetLanguages } from '@upper-bracket/shared/api/snippets'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from './CodeBlock.tsx'

export interface SnippetChoice {
  readonly language: SnippetLanguage
  readonly onChoose: (language: SnippetLanguage) => void
}

/** An example in the chosen language, which is the same for all examples of the page. */
export function Snippets({
  codeIn,
  choice: { language, onChoose },
}: {
  codeIn: (language: SnippetLanguage) => string
  choice: SnippetChoice
}) {
  const { t } = useTranslation('api')
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box role="group" aria-label={t('exampleLanguage')} sx={{ display: 'flex', gap: 0.5 }}>
        {snippetLanguages.map(each => (
          <Button
            key={each}
            aria-pressed={each === language}
            variant={each === language ? 'outlined' : 'text'}
            color="inherit"
            sx={{ px: 2, color: each === language ? 'text.primary' : 'text.secondary' }}
            onClick={() => onChoose(each)}
          >
            {each}
          </Button>
        ))}
      </Box>
      <CodeBlock code={codeIn(language)} label={t('exampleIn', { language })} />
    </Box>
  )
}
