// The development server expects it before every component.
// @ts-expect-error: the module is made by the server.
import 'virtual:react-router/inject-hmr-runtime'
import { createRoot } from 'react-dom/client'

// Components are evaluated after the runtime above.
const { showComponents } = await import('./showComponents.tsx')
const root = document.getElementById('components')
if (root !== null) await showComponents(createRoot(root))
