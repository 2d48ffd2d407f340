import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
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
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('exampleLanguage')}
        value={language}
        onChange={(_, chosen: SnippetLanguage | null) => chosen !== null && onChoose(chosen)}
      >
        {snippetLanguages.map(each => (
          <ToggleButton key={each} value={each} sx={{ px: 2, textTransform: 'none' }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CodeBlock code={codeIn(language)} label={t('exampleIn', { language })} />
    </Box>
  )
}
