import { takeViolations } from './documented.js';

afterEach(() => expect(takeViolations()).toEqual([]));
afterAll(() => expect(takeViolations()).toEqual([]));
