import type { Lesson } from '..';
const lesson: Lesson = { names: [], players: 5, steps: [] };
export default lesson;
