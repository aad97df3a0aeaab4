import { allScenarios } from './scenarios'
import { startMock } from './start-mock'

allScenarios(async () => startMock().host)
