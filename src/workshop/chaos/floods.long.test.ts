// Runs the flood tests at full size, because MODE is `long` for this file.
import './floods.test.ts';
