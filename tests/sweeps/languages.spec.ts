import { expectStaysIn, OTHER_LANGUAGES } from '@tests/e2e/languages'
import { test } from 'vitest'

test.each(OTHER_LANGUAGES)('the site stays in $name across navigation and a reload', expectStaysIn)
