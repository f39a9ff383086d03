// The floods at their full size.
import './floods.test.ts';
