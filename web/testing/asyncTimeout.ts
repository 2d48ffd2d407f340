import { configure } from '@testing-library/dom'

// Texts and dialogs are loaded when they are needed: on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 10_000 })
