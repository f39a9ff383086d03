// Made from specs/reference/visitor.openapi.yaml by `npm run generate`. Change the documents, never this file.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_formats = __commonJS({
  "ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

import { add, validator } from "../../validator.ts";
var checkChatMode = check_validate21;
function check_validate21(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "online" || data === "offline") ? !1 : errors === 0;
}
var checkWidgetDone = check_validate22;
function check_validate22(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result;
        if (typeof data0 != "string" || data0 !== "ok")
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkCallbackUnavailableReason = check_validate23;
function check_validate23(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "Callback disabled" || data === "Callback unavaiable") ? !1 : errors === 0;
}
var checkCallbackUnavailable = check_validate24;
function check_validate24(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "fail")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.reason !== void 0) {
          let data1 = data.reason, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "Callback disabled" || data1 === "Callback unavaiable"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkCallbackAvailability = check_validate25;
function check_validate25(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result, _errs1 = errors;
        if (!(data0 === "ok" || data0 === "fail"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.result;
        if (tag0 === "ok") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.result === void 0 && (missing1 = "result"))
                return !1;
              if (data.result !== void 0) {
                let data1 = data.result;
                if (typeof data1 != "string" || data1 !== "ok")
                  return !1;
              }
            } else
              return !1;
        } else tag0 === "fail" && (check_validate24(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkAvailability = check_validate27;
function check_validate27(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.callback === void 0 && (missing0 = "callback"))
        return !1;
      if (data.mode !== void 0) {
        let data0 = data.mode, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "online" || data0 === "offline"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.callback !== void 0) {
          let _errs4 = errors;
          check_validate25(data.callback) || errors++;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkCallEntry = check_validate29;
function check_validate29(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "call")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let data1 = data.status, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "end" || data1 === "error"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs5 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkContactInfo = check_validate30;
function check_validate30(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let _errs3 = errors;
          if (typeof data.email != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs5 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.description !== void 0) {
              let _errs7 = errors;
              if (typeof data.description != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCustomField = check_validate31;
function check_validate31(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        let _errs1 = errors;
        if (typeof data.content != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.link !== void 0) {
            let _errs5 = errors;
            if (typeof data.link != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.key !== void 0) {
              let _errs7 = errors;
              if (typeof data.key != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkCustomFields = check_validate32;
function check_validate32(data) {
  let errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0], _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.content !== void 0) {
              let _errs4 = errors;
              if (typeof data0.content != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data0.title !== void 0) {
                let _errs6 = errors;
                if (typeof data0.title != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data0.link !== void 0) {
                  let _errs8 = errors;
                  if (typeof data0.link != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data0.key !== void 0) {
                    let _errs10 = errors;
                    if (typeof data0.key != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
              }
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return !1;
  return errors === 0;
}
var checkErrorCode = check_validate33;
var check_func1 = require_ucs2length().default;
function check_validate33(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (data.length < 1)
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkErrorDetail = check_validate34;
function check_validate34(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.code !== void 0) {
        let data0 = data.code, _errs1 = errors;
        if (errors === errors)
          if (typeof data0 == "string") {
            if (data0.length < 1)
              return !1;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let data1 = data.message, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkErrorBody = check_validate35;
function check_validate35(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return !1;
      data.error !== void 0 && (check_validate34(data.error) || errors++);
    } else
      return !1;
  return errors === 0;
}
var checkGivenRate = check_validate37;
function check_validate37(data) {
  let errors = 0;
  return typeof data != "string" && data !== null || !(data === "positive" || data === "negative" || data === null) ? !1 : errors === 0;
}
var checkHttpUrl = check_validate38;
var check_pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u"), check_pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function check_validate38(data) {
  let errors = 0, _errs1 = errors, _errs2 = errors;
  typeof data == "string" && (check_pattern4.test(data) || errors++);
  var valid0 = _errs2 === errors;
  if (valid0)
    return !1;
  if (errors = _errs1, errors === 0)
    if (typeof data == "string") {
      if (!check_pattern5.test(data))
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkOfflineMessageForm = check_validate39;
function check_validate39(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let _errs3 = errors;
          if (typeof data.email != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs5 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.description !== void 0) {
              let _errs7 = errors;
              if (typeof data.description != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.message !== void 0) {
                let _errs9 = errors;
                if (typeof data.message != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkLeftMessage = check_validate40;
function check_validate40(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message_id === void 0 && (missing0 = "message_id") || data.form === void 0 && (missing0 = "form"))
        return !1;
      if (data.message_id !== void 0) {
        let data0 = data.message_id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (check_func1(data0) > 64)
              return !1;
            if (check_func1(data0) < 8)
              return !1;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.form !== void 0) {
          let data1 = data.form, _errs3 = errors;
          if (errors === errors)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.message === void 0 && (missing1 = "message"))
                return !1;
              if (data1.name !== void 0) {
                let _errs6 = errors;
                if (typeof data1.name != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data1.email !== void 0) {
                  let _errs8 = errors;
                  if (typeof data1.email != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data1.phone !== void 0) {
                    let _errs10 = errors;
                    if (typeof data1.phone != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data1.description !== void 0) {
                      let _errs12 = errors;
                      if (typeof data1.description != "string")
                        return !1;
                      var valid2 = _errs12 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2)
                      if (data1.message !== void 0) {
                        let _errs14 = errors;
                        if (typeof data1.message != "string")
                          return !1;
                        var valid2 = _errs14 === errors;
                      } else
                        var valid2 = !0;
                  }
                }
              }
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkLocationContent = check_validate41;
function check_validate41(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "location")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.latitude !== void 0) {
          let data1 = data.latitude, _errs3 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.longitude !== void 0) {
            let data2 = data.longitude, _errs5 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.text !== void 0) {
              let _errs7 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.title !== void 0) {
                let _errs9 = errors;
                if (typeof data.title != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkMediaType = check_validate42;
function check_validate42(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document") ? !1 : errors === 0;
}
var checkPositiveInteger = check_validate43;
function check_validate43(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) ? !1 : errors === 0;
}
var checkMediaContent = check_validate44;
function check_validate44(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.file === void 0 && (missing0 = "file") || data.file_name === void 0 && (missing0 = "file_name") || data.file_size === void 0 && (missing0 = "file_size"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.file !== void 0) {
          let data1 = data.file, _errs4 = errors, _errs6 = errors, _errs8 = errors, _errs9 = errors;
          typeof data1 == "string" && (check_pattern4.test(data1) || errors++);
          var valid4 = _errs9 === errors;
          if (valid4)
            return !1;
          if (errors = _errs8, errors === _errs6)
            if (typeof data1 == "string") {
              if (!check_pattern5.test(data1))
                return !1;
            } else
              return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.file_name !== void 0) {
            let _errs10 = errors;
            if (typeof data.file_name != "string")
              return !1;
            var valid0 = _errs10 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.file_size !== void 0) {
              let data3 = data.file_size, _errs12 = errors, _errs14 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) || errors === _errs14 && typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)))
                return !1;
              var valid0 = _errs12 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.thumb !== void 0) {
                let data4 = data.thumb, _errs16 = errors, _errs18 = errors, _errs20 = errors, _errs21 = errors;
                typeof data4 == "string" && (check_pattern4.test(data4) || errors++);
                var valid9 = _errs21 === errors;
                if (valid9)
                  return !1;
                if (errors = _errs20, errors === _errs18)
                  if (typeof data4 == "string") {
                    if (!check_pattern5.test(data4))
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs16 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.emoji !== void 0) {
                  let _errs22 = errors;
                  if (typeof data.emoji != "string")
                    return !1;
                  var valid0 = _errs22 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.duration !== void 0) {
                    let data6 = data.duration, _errs24 = errors, _errs26 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) || errors === _errs26 && typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6)))
                      return !1;
                    var valid0 = _errs24 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.width !== void 0) {
                      let data7 = data.width, _errs28 = errors, _errs30 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) || errors === _errs30 && typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)))
                        return !1;
                      var valid0 = _errs28 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.height !== void 0) {
                        let data8 = data.height, _errs32 = errors, _errs34 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) || errors === _errs34 && typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)))
                          return !1;
                        var valid0 = _errs32 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.text !== void 0) {
                          let _errs36 = errors;
                          if (typeof data.text != "string")
                            return !1;
                          var valid0 = _errs36 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.performer !== void 0) {
                            let _errs38 = errors;
                            if (typeof data.performer != "string")
                              return !1;
                            var valid0 = _errs38 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.title !== void 0) {
                              let _errs40 = errors;
                              if (typeof data.title != "string")
                                return !1;
                              var valid0 = _errs40 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkPageInfo = check_validate45;
function check_validate45(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url !== void 0) {
        let _errs1 = errors;
        if (typeof data.url != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkSetCustomDataArguments = check_validate46;
function check_validate46(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fields === void 0 && (missing0 = "fields"))
        return !1;
      data.fields !== void 0 && (check_validate32(data.fields) || errors++);
    } else
      return !1;
  return errors === 0;
}
var checkSetUserTokenArguments = check_validate48;
function check_validate48(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token === void 0 && (missing0 = "token"))
        return !1;
      if (data.token !== void 0 && typeof data.token != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkStartCallArguments = check_validate49;
function check_validate49(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.phone === void 0 && (missing0 = "phone"))
        return !1;
      if (data.phone !== void 0 && typeof data.phone != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkTakenMessage = check_validate50;
function check_validate50(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entry_id === void 0 && (missing0 = "entry_id"))
        return !1;
      if (data.entry_id !== void 0) {
        let data0 = data.entry_id;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkUtmTags = check_validate51;
function check_validate51(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.source !== void 0) {
        let _errs1 = errors;
        if (typeof data.source != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.campaign !== void 0) {
          let _errs3 = errors;
          if (typeof data.campaign != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.content !== void 0) {
            let _errs5 = errors;
            if (typeof data.content != "string")
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.medium !== void 0) {
              let _errs7 = errors;
              if (typeof data.medium != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.term !== void 0) {
                let _errs9 = errors;
                if (typeof data.term != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisit = check_validate52;
function check_validate52(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.page === void 0 && (missing0 = "page"))
        return !1;
      if (data.page !== void 0) {
        let data0 = data.page, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.url !== void 0) {
              let _errs4 = errors;
              if (typeof data0.url != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.title !== void 0) {
                let _errs6 = errors;
                if (typeof data0.title != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.utm !== void 0) {
          let data3 = data.utm, _errs8 = errors;
          if (errors === errors)
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              if (data3.source !== void 0) {
                let _errs11 = errors;
                if (typeof data3.source != "string")
                  return !1;
                var valid4 = _errs11 === errors;
              } else
                var valid4 = !0;
              if (valid4) {
                if (data3.campaign !== void 0) {
                  let _errs13 = errors;
                  if (typeof data3.campaign != "string")
                    return !1;
                  var valid4 = _errs13 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data3.content !== void 0) {
                    let _errs15 = errors;
                    if (typeof data3.content != "string")
                      return !1;
                    var valid4 = _errs15 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data3.medium !== void 0) {
                      let _errs17 = errors;
                      if (typeof data3.medium != "string")
                        return !1;
                      var valid4 = _errs17 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4)
                      if (data3.term !== void 0) {
                        let _errs19 = errors;
                        if (typeof data3.term != "string")
                          return !1;
                        var valid4 = _errs19 === errors;
                      } else
                        var valid4 = !0;
                  }
                }
              }
            } else
              return !1;
          var valid0 = _errs8 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkVisitorButtons = check_validate53;
function check_validate53(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.buttons === void 0 && (missing0 = "buttons"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "buttons")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.buttons !== void 0) {
            let data2 = data.buttons, _errs5 = errors;
            if (errors === _errs5)
              if (Array.isArray(data2)) {
                var valid1 = !0;
                let len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs7 = errors;
                  if (typeof data2[i0] != "string")
                    return !1;
                  var valid1 = _errs7 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorCall = check_validate54;
function check_validate54(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status"))
        return !1;
      if (data.status !== void 0) {
        let data0 = data.status, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "start" || data0 === "end" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "error"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.reason !== void 0) {
          let _errs3 = errors;
          if (typeof data.reason != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkWritingAgent = check_validate55;
function check_validate55(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.photo !== void 0) {
          let _errs3 = errors;
          if (typeof data.photo != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkVisitorChat = check_validate56;
function check_validate56(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_id === void 0 && (missing0 = "chat_id") || data.state === void 0 && (missing0 = "state"))
        return !1;
      if (data.chat_id !== void 0) {
        let data0 = data.chat_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.state !== void 0) {
          let data1 = data.state, _errs3 = errors;
          if (typeof data1 != "string" || !(data1 === "open" || data1 === "closed"))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.agent !== void 0) {
            let data2 = data.agent, _errs5 = errors;
            if (errors === errors)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.name !== void 0) {
                  let _errs8 = errors;
                  if (typeof data2.name != "string")
                    return !1;
                  var valid2 = _errs8 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data2.photo !== void 0) {
                    let _errs10 = errors;
                    if (typeof data2.photo != "string")
                      return !1;
                    var valid2 = _errs10 === errors;
                  } else
                    var valid2 = !0;
              } else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.rate !== void 0) {
              let data5 = data.rate, _errs12 = errors;
              if (typeof data5 != "string" && data5 !== null || !(data5 === "positive" || data5 === "negative" || data5 === null))
                return !1;
              var valid0 = _errs12 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorContact = check_validate57;
function check_validate57(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email") || data.phone === void 0 && (missing0 = "phone") || data.description === void 0 && (missing0 = "description"))
        return !1;
      if (data.name !== void 0) {
        let data0 = data.name, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.email !== void 0) {
          let data1 = data.email, _errs3 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let data2 = data.phone, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.description !== void 0) {
              let data3 = data.description, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorText = check_validate58;
function check_validate58(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "text")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.text !== void 0) {
          let _errs3 = errors;
          if (typeof data.text != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkVisitorMarkdown = check_validate59;
function check_validate59(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.content === void 0 && (missing0 = "content"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "markdown")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.content !== void 0) {
          let _errs3 = errors;
          if (typeof data.content != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkVisitorContent = check_validate60;
function check_validate60(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (!(data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location" || data0 === "markdown" || data0 === "buttons" || data0 === "call"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.type;
        if (tag0 === "text") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing1;
              if (data.type === void 0 && (missing1 = "type") || data.text === void 0 && (missing1 = "text"))
                return !1;
              if (data.type !== void 0) {
                let data1 = data.type, _errs5 = errors;
                if (typeof data1 != "string" || data1 !== "text")
                  return !1;
                var valid4 = _errs5 === errors;
              } else
                var valid4 = !0;
              if (valid4)
                if (data.text !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.text != "string")
                    return !1;
                  var valid4 = _errs7 === errors;
                } else
                  var valid4 = !0;
            } else
              return !1;
        } else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document")
          check_validate44(data) || errors++;
        else if (tag0 === "location") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing2;
              if (data.type === void 0 && (missing2 = "type") || data.latitude === void 0 && (missing2 = "latitude") || data.longitude === void 0 && (missing2 = "longitude"))
                return !1;
              if (data.type !== void 0) {
                let data3 = data.type, _errs13 = errors;
                if (typeof data3 != "string" || data3 !== "location")
                  return !1;
                var valid8 = _errs13 === errors;
              } else
                var valid8 = !0;
              if (valid8) {
                if (data.latitude !== void 0) {
                  let data4 = data.latitude, _errs15 = errors;
                  if (!(typeof data4 == "number" && isFinite(data4)))
                    return !1;
                  var valid8 = _errs15 === errors;
                } else
                  var valid8 = !0;
                if (valid8) {
                  if (data.longitude !== void 0) {
                    let data5 = data.longitude, _errs17 = errors;
                    if (!(typeof data5 == "number" && isFinite(data5)))
                      return !1;
                    var valid8 = _errs17 === errors;
                  } else
                    var valid8 = !0;
                  if (valid8) {
                    if (data.text !== void 0) {
                      let _errs19 = errors;
                      if (typeof data.text != "string")
                        return !1;
                      var valid8 = _errs19 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8)
                      if (data.title !== void 0) {
                        let _errs21 = errors;
                        if (typeof data.title != "string")
                          return !1;
                        var valid8 = _errs21 === errors;
                      } else
                        var valid8 = !0;
                  }
                }
              }
            } else
              return !1;
        } else if (tag0 === "markdown") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.type === void 0 && (missing3 = "type") || data.content === void 0 && (missing3 = "content"))
                return !1;
              if (data.type !== void 0) {
                let data8 = data.type, _errs26 = errors;
                if (typeof data8 != "string" || data8 !== "markdown")
                  return !1;
                var valid11 = _errs26 === errors;
              } else
                var valid11 = !0;
              if (valid11)
                if (data.content !== void 0) {
                  let _errs28 = errors;
                  if (typeof data.content != "string")
                    return !1;
                  var valid11 = _errs28 === errors;
                } else
                  var valid11 = !0;
            } else
              return !1;
        } else if (tag0 === "buttons") {
          if (errors === errors)
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing4;
              if (data.type === void 0 && (missing4 = "type") || data.buttons === void 0 && (missing4 = "buttons"))
                return !1;
              if (data.type !== void 0) {
                let data10 = data.type, _errs33 = errors;
                if (typeof data10 != "string" || data10 !== "buttons")
                  return !1;
                var valid14 = _errs33 === errors;
              } else
                var valid14 = !0;
              if (valid14) {
                if (data.title !== void 0) {
                  let _errs35 = errors;
                  if (typeof data.title != "string")
                    return !1;
                  var valid14 = _errs35 === errors;
                } else
                  var valid14 = !0;
                if (valid14)
                  if (data.buttons !== void 0) {
                    let data12 = data.buttons, _errs37 = errors;
                    if (errors === _errs37)
                      if (Array.isArray(data12)) {
                        var valid15 = !0;
                        let len0 = data12.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs39 = errors;
                          if (typeof data12[i0] != "string")
                            return !1;
                          var valid15 = _errs39 === errors;
                          if (!valid15)
                            break;
                        }
                      } else
                        return !1;
                    var valid14 = _errs37 === errors;
                  } else
                    var valid14 = !0;
              }
            } else
              return !1;
        } else if (tag0 === "call" && errors === errors)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing5;
            if (data.type === void 0 && (missing5 = "type") || data.status === void 0 && (missing5 = "status"))
              return !1;
            if (data.type !== void 0) {
              let data14 = data.type, _errs44 = errors;
              if (typeof data14 != "string" || data14 !== "call")
                return !1;
              var valid18 = _errs44 === errors;
            } else
              var valid18 = !0;
            if (valid18) {
              if (data.status !== void 0) {
                let data15 = data.status, _errs46 = errors;
                if (typeof data15 != "string" || !(data15 === "end" || data15 === "error"))
                  return !1;
                var valid18 = _errs46 === errors;
              } else
                var valid18 = !0;
              if (valid18)
                if (data.text !== void 0) {
                  let _errs48 = errors;
                  if (typeof data.text != "string")
                    return !1;
                  var valid18 = _errs48 === errors;
                } else
                  var valid18 = !0;
            }
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorEntryHead = check_validate62;
var check_formats0 = require_formats().fullFormats["date-time"];
function check_validate62(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entry_id === void 0 && (missing0 = "entry_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.at === void 0 && (missing0 = "at") || data.from === void 0 && (missing0 = "from"))
        return !1;
      if (data.entry_id !== void 0) {
        let data0 = data.entry_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.chat_id !== void 0) {
          let data1 = data.chat_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.at !== void 0) {
            let data2 = data.at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data2 == "string") {
                if (!check_formats0.validate(data2))
                  return !1;
              } else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.from !== void 0) {
              let data3 = data.from, _errs7 = errors;
              if (typeof data3 != "string" || !(data3 === "visitor" || data3 === "agent" || data3 === "bot" || data3 === "system"))
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0) {
                let _errs9 = errors;
                if (typeof data.name != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.photo !== void 0) {
                  let _errs11 = errors;
                  if (typeof data.photo != "string")
                    return !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.message_id !== void 0) {
                    let _errs13 = errors;
                    if (typeof data.message_id != "string")
                      return !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorEntry = check_validate63;
function check_validate63(data) {
  let errors = 0, _errs0 = errors;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entry_id === void 0 && (missing0 = "entry_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.at === void 0 && (missing0 = "at") || data.from === void 0 && (missing0 = "from"))
        return !1;
      if (data.entry_id !== void 0) {
        let data0 = data.entry_id, _errs3 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return !1;
        var valid2 = _errs3 === errors;
      } else
        var valid2 = !0;
      if (valid2) {
        if (data.chat_id !== void 0) {
          let data1 = data.chat_id, _errs5 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return !1;
          var valid2 = _errs5 === errors;
        } else
          var valid2 = !0;
        if (valid2) {
          if (data.at !== void 0) {
            let data2 = data.at, _errs7 = errors;
            if (errors === _errs7 && errors === _errs7)
              if (typeof data2 == "string") {
                if (!check_formats0.validate(data2))
                  return !1;
              } else
                return !1;
            var valid2 = _errs7 === errors;
          } else
            var valid2 = !0;
          if (valid2) {
            if (data.from !== void 0) {
              let data3 = data.from, _errs9 = errors;
              if (typeof data3 != "string" || !(data3 === "visitor" || data3 === "agent" || data3 === "bot" || data3 === "system"))
                return !1;
              var valid2 = _errs9 === errors;
            } else
              var valid2 = !0;
            if (valid2) {
              if (data.name !== void 0) {
                let _errs11 = errors;
                if (typeof data.name != "string")
                  return !1;
                var valid2 = _errs11 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data.photo !== void 0) {
                  let _errs13 = errors;
                  if (typeof data.photo != "string")
                    return !1;
                  var valid2 = _errs13 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data.message_id !== void 0) {
                    let _errs15 = errors;
                    if (typeof data.message_id != "string")
                      return !1;
                    var valid2 = _errs15 === errors;
                  } else
                    var valid2 = !0;
              }
            }
          }
        }
      }
    } else
      return !1;
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs17 = errors;
    check_validate60(data) || errors++;
    var valid0 = _errs17 === errors;
  }
  return errors === 0;
}
var checkVisitorEvent = check_validate65;
function check_validate65(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event"))
        return !1;
      if (data.event !== void 0) {
        let data0 = data.event, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "availability" || data0 === "entry" || data0 === "chat" || data0 === "typing" || data0 === "call" || data0 === "contact"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.availability !== void 0) {
          let _errs3 = errors;
          check_validate27(data.availability) || errors++;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.entry !== void 0) {
            let _errs4 = errors;
            check_validate63(data.entry) || errors++;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.chat !== void 0) {
              let _errs5 = errors;
              check_validate56(data.chat) || errors++;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.typing !== void 0) {
                let _errs6 = errors;
                if (typeof data.typing != "boolean")
                  return !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.call !== void 0) {
                  let data5 = data.call, _errs8 = errors;
                  if (errors === errors)
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      let missing1;
                      if (data5.status === void 0 && (missing1 = "status"))
                        return !1;
                      if (data5.status !== void 0) {
                        let data6 = data5.status, _errs11 = errors;
                        if (typeof data6 != "string" || !(data6 === "start" || data6 === "end" || data6 === "agent_connected" || data6 === "client_connected" || data6 === "error"))
                          return !1;
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2)
                        if (data5.reason !== void 0) {
                          let _errs13 = errors;
                          if (typeof data5.reason != "string")
                            return !1;
                          var valid2 = _errs13 === errors;
                        } else
                          var valid2 = !0;
                    } else
                      return !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.contact !== void 0) {
                    let data8 = data.contact, _errs15 = errors;
                    if (errors === errors)
                      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        let missing2;
                        if (data8.name === void 0 && (missing2 = "name") || data8.email === void 0 && (missing2 = "email") || data8.phone === void 0 && (missing2 = "phone") || data8.description === void 0 && (missing2 = "description"))
                          return !1;
                        if (data8.name !== void 0) {
                          let data9 = data8.name, _errs18 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return !1;
                          var valid4 = _errs18 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data8.email !== void 0) {
                            let data10 = data8.email, _errs20 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return !1;
                            var valid4 = _errs20 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data8.phone !== void 0) {
                              let data11 = data8.phone, _errs22 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return !1;
                              var valid4 = _errs22 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4)
                              if (data8.description !== void 0) {
                                let data12 = data8.description, _errs24 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return !1;
                                var valid4 = _errs24 === errors;
                              } else
                                var valid4 = !0;
                          }
                        }
                      } else
                        return !1;
                    var valid0 = _errs15 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorFile = check_validate69;
function check_validate69(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message_id === void 0 && (missing0 = "message_id") || data.name === void 0 && (missing0 = "name") || data.bytes === void 0 && (missing0 = "bytes"))
        return !1;
      if (data.message_id !== void 0) {
        let data0 = data.message_id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (check_func1(data0) > 64)
              return !1;
            if (check_func1(data0) < 8)
              return !1;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let data1 = data.name, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.bytes !== void 0) {
            let data2 = data.bytes, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (check_func1(data2) < 4)
                  return !1;
              } else
                return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.invite !== void 0) {
              let _errs7 = errors;
              if (typeof data.invite != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.department_id !== void 0) {
                let data4 = data.department_id, _errs9 = errors;
                if (!(typeof data4 == "number" && isFinite(data4)))
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorNumber = check_validate70;
function check_validate70(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) ? !1 : errors === 0;
}
var checkVisitorRating = check_validate71;
function check_validate71(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rate === void 0 && (missing0 = "rate"))
        return !1;
      if (data.rate !== void 0) {
        let data0 = data.rate;
        if (typeof data0 != "string" && data0 !== null || !(data0 === "positive" || data0 === "negative" || data0 === null))
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkWidgetLook = check_validate72;
var check_pattern12 = new RegExp("^#[0-9a-f]{6}$", "u");
function check_validate72(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "name" || key0 === "photo" || key0 === "label" || key0 === "colour" || key0 === "side"))
          return !1;
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data0 == "string") {
              if (check_func1(data0) > 60)
                return !1;
            } else
              return !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.photo !== void 0) {
            let data1 = data.photo, _errs4 = errors, _errs6 = errors, _errs8 = errors, _errs9 = errors;
            typeof data1 == "string" && (check_pattern4.test(data1) || errors++);
            var valid3 = _errs9 === errors;
            if (valid3)
              return !1;
            if (errors = _errs8, errors === _errs6)
              if (typeof data1 == "string") {
                if (!check_pattern5.test(data1))
                  return !1;
              } else
                return !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.label !== void 0) {
              let data2 = data.label, _errs10 = errors;
              if (errors === _errs10)
                if (typeof data2 == "string") {
                  if (check_func1(data2) > 40)
                    return !1;
                } else
                  return !1;
              var valid0 = _errs10 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.colour !== void 0) {
                let data3 = data.colour, _errs12 = errors;
                if (errors === _errs12)
                  if (typeof data3 == "string") {
                    if (!check_pattern12.test(data3))
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs12 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.side !== void 0) {
                  let data4 = data.side, _errs14 = errors;
                  if (typeof data4 != "string" || !(data4 === "start" || data4 === "end"))
                    return !1;
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorSession = check_validate73;
function check_validate73(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.visitor_number === void 0 && (missing0 = "visitor_number") || data.look === void 0 && (missing0 = "look") || data.availability === void 0 && (missing0 = "availability") || data.contact === void 0 && (missing0 = "contact") || data.entries === void 0 && (missing0 = "entries") || data.last_event_id === void 0 && (missing0 = "last_event_id"))
        return !1;
      if (data.token !== void 0) {
        let _errs1 = errors;
        if (typeof data.token != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.visitor_number !== void 0) {
          let data1 = data.visitor_number, _errs3 = errors, _errs4 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) || errors === _errs4 && typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.look !== void 0) {
            let _errs6 = errors;
            check_validate72(data.look) || errors++;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.availability !== void 0) {
              let _errs7 = errors;
              check_validate27(data.availability) || errors++;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.contact !== void 0) {
                let data4 = data.contact, _errs8 = errors;
                if (errors === errors)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    let missing1;
                    if (data4.name === void 0 && (missing1 = "name") || data4.email === void 0 && (missing1 = "email") || data4.phone === void 0 && (missing1 = "phone") || data4.description === void 0 && (missing1 = "description"))
                      return !1;
                    if (data4.name !== void 0) {
                      let data5 = data4.name, _errs11 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return !1;
                      var valid3 = _errs11 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3) {
                      if (data4.email !== void 0) {
                        let data6 = data4.email, _errs13 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return !1;
                        var valid3 = _errs13 === errors;
                      } else
                        var valid3 = !0;
                      if (valid3) {
                        if (data4.phone !== void 0) {
                          let data7 = data4.phone, _errs15 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return !1;
                          var valid3 = _errs15 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3)
                          if (data4.description !== void 0) {
                            let data8 = data4.description, _errs17 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return !1;
                            var valid3 = _errs17 === errors;
                          } else
                            var valid3 = !0;
                      }
                    }
                  } else
                    return !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.chat !== void 0) {
                  let _errs19 = errors;
                  check_validate56(data.chat) || errors++;
                  var valid0 = _errs19 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.entries !== void 0) {
                    let data10 = data.entries, _errs20 = errors;
                    if (errors === _errs20)
                      if (Array.isArray(data10)) {
                        var valid4 = !0;
                        let len0 = data10.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs22 = errors;
                          check_validate63(data10[i0]) || errors++;
                          var valid4 = _errs22 === errors;
                          if (!valid4)
                            break;
                        }
                      } else
                        return !1;
                    var valid0 = _errs20 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.call !== void 0) {
                      let data12 = data.call, _errs23 = errors;
                      if (errors === errors)
                        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                          let missing2;
                          if (data12.status === void 0 && (missing2 = "status"))
                            return !1;
                          if (data12.status !== void 0) {
                            let data13 = data12.status, _errs26 = errors;
                            if (typeof data13 != "string" || !(data13 === "start" || data13 === "end" || data13 === "agent_connected" || data13 === "client_connected" || data13 === "error"))
                              return !1;
                            var valid6 = _errs26 === errors;
                          } else
                            var valid6 = !0;
                          if (valid6)
                            if (data12.reason !== void 0) {
                              let _errs28 = errors;
                              if (typeof data12.reason != "string")
                                return !1;
                              var valid6 = _errs28 === errors;
                            } else
                              var valid6 = !0;
                        } else
                          return !1;
                      var valid0 = _errs23 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.last_event_id !== void 0) {
                        let data15 = data.last_event_id, _errs30 = errors;
                        if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)))
                          return !1;
                        var valid0 = _errs30 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkVisitorTyping = check_validate78;
function check_validate78(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.typing === void 0 && (missing0 = "typing"))
        return !1;
      if (data.typing !== void 0 && typeof data.typing != "boolean")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkVisitorWords = check_validate79;
function check_validate79(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message_id === void 0 && (missing0 = "message_id") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.message_id !== void 0) {
        let data0 = data.message_id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (check_func1(data0) > 64)
              return !1;
            if (check_func1(data0) < 8)
              return !1;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.text !== void 0) {
          let data1 = data.text, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length < 1)
                return !1;
            } else
              return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.answers !== void 0) {
            let data2 = data.answers, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.invite !== void 0) {
              let _errs7 = errors;
              if (typeof data.invite != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.department_id !== void 0) {
                let data4 = data.department_id, _errs9 = errors;
                if (!(typeof data4 == "number" && isFinite(data4)))
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var collectChatMode = collect_validate21, collect_schema32 = { type: "string", enum: ["online", "offline"] };
function collect_validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "online" || data === "offline" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema32.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate21.errors = vErrors, errors === 0;
}
var collectWidgetDone = collect_validate22;
function collect_validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate22.errors = vErrors, errors === 0;
}
var collectCallbackUnavailableReason = collect_validate23, collect_schema34 = { type: "string", enum: ["Callback disabled", "Callback unavaiable"] };
function collect_validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "Callback disabled" || data === "Callback unavaiable" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema34.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate23.errors = vErrors, errors === 0;
}
var collectCallbackUnavailable = collect_validate24;
function collect_validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.reason === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "fail" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }), errors++);
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "Callback disabled" || data1 === "Callback unavaiable" || (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/enum", keyword: "enum", params: { allowedValues: collect_schema34.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate24.errors = vErrors, errors === 0;
}
var collectCallbackAvailability = collect_validate25, collect_schema37 = { type: "object", required: ["result"], properties: { result: { enum: ["ok", "fail"] } }, "x-tag": { path: ["result"], values: [["ok"], ["fail"]] }, "x-branches": [{ $ref: "#/$defs/WidgetDone" }, { $ref: "#/$defs/CallbackUnavailable" }] };
function collect_validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      data0 === "ok" || data0 === "fail" || (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: collect_schema37.properties.result.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.result;
    if (tag0 === "ok")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
          let data1 = data.result;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else tag0 === "fail" && (collect_validate24(data, instancePath) || (vErrors = vErrors === null ? collect_validate24.errors : vErrors.concat(collect_validate24.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate25.errors = vErrors, errors === 0;
}
var collectAvailability = collect_validate27;
function collect_validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'" }), errors++), data.callback === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback" }, message: "must have required property 'callback'" }), errors++), data.mode !== void 0) {
      let data0 = data.mode;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/mode", schemaPath: "#/$defs/ChatMode/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "online" || data0 === "offline" || (vErrors = add(vErrors, { instancePath: instancePath + "/mode", schemaPath: "#/$defs/ChatMode/enum", keyword: "enum", params: { allowedValues: collect_schema32.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.callback !== void 0 && (collect_validate25(data.callback, instancePath + "/callback") || (vErrors = vErrors === null ? collect_validate25.errors : vErrors.concat(collect_validate25.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate27.errors = vErrors, errors === 0;
}
var collectCallEntry = collect_validate29, collect_schema41 = { type: "object", required: ["type", "status"], properties: { type: { type: "string", const: "call" }, status: { type: "string", enum: ["end", "error"] }, text: { type: "string" } } };
function collect_validate29(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "call" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }), errors++);
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "end" || data1 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema41.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate29.errors = vErrors, errors === 0;
}
var collectContactInfo = collect_validate30;
function collect_validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate30.errors = vErrors, errors === 0;
}
var collectCustomField = collect_validate31;
function collect_validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.link !== void 0 && typeof data.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.key !== void 0 && typeof data.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate31.errors = vErrors, errors === 0;
}
var collectCustomFields = collect_validate32;
function collect_validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0 && errors < 50; i0++) {
      let data0 = data[i0];
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.content !== void 0 && typeof data0.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/$defs/CustomField/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.title !== void 0 && typeof data0.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/$defs/CustomField/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.link !== void 0 && typeof data0.link != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/link", schemaPath: "#/$defs/CustomField/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.key !== void 0 && typeof data0.key != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/CustomField/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/CustomField/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
  return collect_validate32.errors = vErrors, errors === 0;
}
var collectErrorCode = collect_validate33;
var collect_func1 = require_ucs2length().default;
function collect_validate33(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate33.errors = vErrors, errors === 0;
}
var collectErrorDetail = collect_validate34;
function collect_validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.code !== void 0) {
      let data0 = data.code;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate34.errors = vErrors, errors === 0;
}
var collectErrorBody = collect_validate35;
function collect_validate35(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.error === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" }), errors++), data.error !== void 0 && (collect_validate34(data.error, instancePath + "/error") || (vErrors = vErrors === null ? collect_validate34.errors : vErrors.concat(collect_validate34.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate35.errors = vErrors, errors === 0;
}
var collectGivenRate = collect_validate37, collect_schema50 = { type: ["string", "null"], enum: ["positive", "negative", null] };
function collect_validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && data !== null && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: collect_schema50.type }, message: "must be string,null" }), errors++), data === "positive" || data === "negative" || data === null || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema50.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate37.errors = vErrors, errors === 0;
}
var collectHttpUrl = collect_validate38;
var collect_pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u"), collect_pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function collect_validate38(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  typeof data == "string" && (collect_pattern4.test(data) || (vErrors = add(vErrors, {}), errors++));
  var valid0 = _errs2 === errors;
  return valid0 ? (vErrors = add(vErrors, { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null)), typeof data == "string" ? collect_pattern5.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate38.errors = vErrors, errors === 0;
}
var collectOfflineMessageForm = collect_validate39;
function collect_validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.message !== void 0 && typeof data.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate39.errors = vErrors, errors === 0;
}
var collectLeftMessage = collect_validate40;
function collect_validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message_id" }, message: "must have required property 'message_id'" }), errors++), data.form === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "form" }, message: "must have required property 'form'" }), errors++), data.message_id !== void 0) {
      let data0 = data.message_id;
      typeof data0 == "string" ? (collect_func1(data0) > 64 && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }), errors++), collect_func1(data0) < 8 && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.form !== void 0) {
      let data1 = data.form;
      data1 && typeof data1 == "object" && !Array.isArray(data1) ? (data1.message === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data1.name !== void 0 && typeof data1.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/name", schemaPath: "#/$defs/OfflineMessageForm/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.email !== void 0 && typeof data1.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/email", schemaPath: "#/$defs/OfflineMessageForm/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.phone !== void 0 && typeof data1.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/phone", schemaPath: "#/$defs/OfflineMessageForm/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.description !== void 0 && typeof data1.description != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/description", schemaPath: "#/$defs/OfflineMessageForm/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1.message !== void 0 && typeof data1.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/form/message", schemaPath: "#/$defs/OfflineMessageForm/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate40.errors = vErrors, errors === 0;
}
var collectLocationContent = collect_validate41;
function collect_validate41(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
    }
    if (data.latitude !== void 0) {
      let data1 = data.latitude;
      typeof data1 == "number" && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.longitude !== void 0) {
      let data2 = data.longitude;
      typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate41.errors = vErrors, errors === 0;
}
var collectMediaType = collect_validate42, collect_schema56 = { type: "string", enum: ["video", "audio", "voice", "photo", "sticker", "document"] };
function collect_validate42(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema56.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate42.errors = vErrors, errors === 0;
}
var collectPositiveInteger = collect_validate43;
function collect_validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++), collect_validate43.errors = vErrors, errors === 0;
}
var collectMediaContent = collect_validate44;
function collect_validate44(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.file === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" }), errors++), data.file_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_name" }, message: "must have required property 'file_name'" }), errors++), data.file_size === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_size" }, message: "must have required property 'file_size'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/enum", keyword: "enum", params: { allowedValues: collect_schema56.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.file !== void 0) {
      let data1 = data.file, _errs8 = errors, _errs9 = errors;
      typeof data1 == "string" && (collect_pattern4.test(data1) || (vErrors = add(vErrors, {}), errors++));
      var valid4 = _errs9 === errors;
      valid4 ? (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null)), typeof data1 == "string" ? collect_pattern5.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.file_name !== void 0 && typeof data.file_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.file_size !== void 0) {
      let data3 = data.file_size;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)) && (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.thumb !== void 0) {
      let data4 = data.thumb, _errs20 = errors, _errs21 = errors;
      typeof data4 == "string" && (collect_pattern4.test(data4) || (vErrors = add(vErrors, {}), errors++));
      var valid9 = _errs21 === errors;
      valid9 ? (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null)), typeof data4 == "string" ? collect_pattern5.test(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.emoji !== void 0 && typeof data.emoji != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.duration !== void 0) {
      let data6 = data.duration;
      typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6)) && (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.width !== void 0) {
      let data7 = data.width;
      typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)) && (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.height !== void 0) {
      let data8 = data.height;
      typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)) && (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.performer !== void 0 && typeof data.performer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/performer", schemaPath: "#/properties/performer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate44.errors = vErrors, errors === 0;
}
var collectPageInfo = collect_validate45;
function collect_validate45(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.url !== void 0 && typeof data.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate45.errors = vErrors, errors === 0;
}
var collectSetCustomDataArguments = collect_validate46;
function collect_validate46(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.fields === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'" }), errors++), data.fields !== void 0 && (collect_validate32(data.fields, instancePath + "/fields") || (vErrors = vErrors === null ? collect_validate32.errors : vErrors.concat(collect_validate32.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate46.errors = vErrors, errors === 0;
}
var collectSetUserTokenArguments = collect_validate48;
function collect_validate48(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.token === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" }), errors++), data.token !== void 0 && typeof data.token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate48.errors = vErrors, errors === 0;
}
var collectStartCallArguments = collect_validate49;
function collect_validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate49.errors = vErrors, errors === 0;
}
var collectTakenMessage = collect_validate50;
function collect_validate50(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entry_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry_id" }, message: "must have required property 'entry_id'" }), errors++), data.entry_id !== void 0) {
      let data0 = data.entry_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/entry_id", schemaPath: "#/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate50.errors = vErrors, errors === 0;
}
var collectUtmTags = collect_validate51;
function collect_validate51(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.source !== void 0 && typeof data.source != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.campaign !== void 0 && typeof data.campaign != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.medium !== void 0 && typeof data.medium != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.term !== void 0 && typeof data.term != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate51.errors = vErrors, errors === 0;
}
var collectVisit = collect_validate52;
function collect_validate52(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.page === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'" }), errors++), data.page !== void 0) {
      let data0 = data.page;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.url !== void 0 && typeof data0.url != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.title !== void 0 && typeof data0.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.utm !== void 0) {
      let data3 = data.utm;
      data3 && typeof data3 == "object" && !Array.isArray(data3) ? (data3.source !== void 0 && typeof data3.source != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm/source", schemaPath: "#/$defs/UtmTags/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.campaign !== void 0 && typeof data3.campaign != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm/campaign", schemaPath: "#/$defs/UtmTags/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.content !== void 0 && typeof data3.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm/content", schemaPath: "#/$defs/UtmTags/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.medium !== void 0 && typeof data3.medium != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm/medium", schemaPath: "#/$defs/UtmTags/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3.term !== void 0 && typeof data3.term != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/utm/term", schemaPath: "#/$defs/UtmTags/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/utm", schemaPath: "#/$defs/UtmTags/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate52.errors = vErrors, errors === 0;
}
var collectVisitorButtons = collect_validate53;
function collect_validate53(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.buttons === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "buttons" }, message: "must have required property 'buttons'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "buttons" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }), errors++);
    }
    if (data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.buttons !== void 0) {
      let data2 = data.buttons;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          typeof data2[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate53.errors = vErrors, errors === 0;
}
var collectVisitorCall = collect_validate54, collect_schema76 = { type: "object", required: ["status"], properties: { status: { type: "string", enum: ["start", "end", "agent_connected", "client_connected", "error"] }, reason: { type: "string" } } };
function collect_validate54(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.status !== void 0) {
      let data0 = data.status;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "start" || data0 === "end" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema76.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.reason !== void 0 && typeof data.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate54.errors = vErrors, errors === 0;
}
var collectWritingAgent = collect_validate55;
function collect_validate55(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate55.errors = vErrors, errors === 0;
}
var collectVisitorChat = collect_validate56, collect_schema78 = { type: "object", required: ["chat_id", "state"], properties: { chat_id: { type: "integer" }, state: { type: "string", enum: ["open", "closed"] }, agent: { $ref: "#/$defs/WritingAgent" }, rate: { $ref: "#/$defs/GivenRate" } } };
function collect_validate56(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.state === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" }), errors++), data.chat_id !== void 0) {
      let data0 = data.chat_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 === "open" || data1 === "closed" || (vErrors = add(vErrors, { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: collect_schema78.properties.state.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.agent !== void 0) {
      let data2 = data.agent;
      data2 && typeof data2 == "object" && !Array.isArray(data2) ? (data2.name !== void 0 && typeof data2.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data2.photo !== void 0 && typeof data2.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/agent/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/agent", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.rate !== void 0) {
      let data5 = data.rate;
      typeof data5 != "string" && data5 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/type", keyword: "type", params: { type: collect_schema50.type }, message: "must be string,null" }), errors++), data5 === "positive" || data5 === "negative" || data5 === null || (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/enum", keyword: "enum", params: { allowedValues: collect_schema50.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate56.errors = vErrors, errors === 0;
}
var collectVisitorContact = collect_validate57, collect_schema81 = { type: "object", required: ["name", "email", "phone", "description"], properties: { name: { type: ["string", "null"] }, email: { type: ["string", "null"] }, phone: { type: ["string", "null"] }, description: { type: ["string", "null"] } } };
function collect_validate57(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.email === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data.phone === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data.description === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" }), errors++), data.name !== void 0) {
      let data0 = data.name;
      typeof data0 != "string" && data0 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: collect_schema81.properties.name.type }, message: "must be string,null" }), errors++);
    }
    if (data.email !== void 0) {
      let data1 = data.email;
      typeof data1 != "string" && data1 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: collect_schema81.properties.email.type }, message: "must be string,null" }), errors++);
    }
    if (data.phone !== void 0) {
      let data2 = data.phone;
      typeof data2 != "string" && data2 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: collect_schema81.properties.phone.type }, message: "must be string,null" }), errors++);
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      typeof data3 != "string" && data3 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: collect_schema81.properties.description.type }, message: "must be string,null" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate57.errors = vErrors, errors === 0;
}
var collectVisitorText = collect_validate58;
function collect_validate58(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate58.errors = vErrors, errors === 0;
}
var collectVisitorMarkdown = collect_validate59;
function collect_validate59(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.content === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "markdown" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }), errors++);
    }
    data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate59.errors = vErrors, errors === 0;
}
var collectVisitorContent = collect_validate60, collect_schema84 = { type: "object", required: ["type"], properties: { type: { enum: ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "markdown", "buttons", "call"] } }, "x-tag": { path: ["type"], values: [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["markdown"], ["buttons"], ["call"]] }, "x-branches": [{ $ref: "#/$defs/VisitorText" }, { $ref: "#/$defs/MediaContent" }, { $ref: "#/$defs/LocationContent" }, { $ref: "#/$defs/VisitorMarkdown" }, { $ref: "#/$defs/VisitorButtons" }, { $ref: "#/$defs/CallEntry" }] };
function collect_validate60(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location" || data0 === "markdown" || data0 === "buttons" || data0 === "call" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema84.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    let tag0 = data?.type;
    if (tag0 === "text")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorText/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorText/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
          let data1 = data.type;
          typeof data1 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorText/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data1 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorText/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/VisitorText/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorText/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document")
      collect_validate44(data, instancePath) || (vErrors = vErrors === null ? collect_validate44.errors : vErrors.concat(collect_validate44.errors), errors = vErrors.length);
    else if (tag0 === "location")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
          let data3 = data.type;
          typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
        }
        if (data.latitude !== void 0) {
          let data4 = data.latitude;
          typeof data4 == "number" && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        if (data.longitude !== void 0) {
          let data5 = data.longitude;
          typeof data5 == "number" && isFinite(data5) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "markdown")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorMarkdown/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.content === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorMarkdown/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" }), errors++), data.type !== void 0) {
          let data8 = data.type;
          typeof data8 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorMarkdown/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data8 !== "markdown" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorMarkdown/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }), errors++);
        }
        data.content !== void 0 && typeof data.content != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/content", schemaPath: "#/$defs/VisitorMarkdown/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorMarkdown/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "buttons")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorButtons/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.buttons === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorButtons/required", keyword: "required", params: { missingProperty: "buttons" }, message: "must have required property 'buttons'" }), errors++), data.type !== void 0) {
          let data10 = data.type;
          typeof data10 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorButtons/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data10 !== "buttons" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorButtons/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }), errors++);
        }
        if (data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/$defs/VisitorButtons/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.buttons !== void 0) {
          let data12 = data.buttons;
          if (Array.isArray(data12)) {
            let len0 = data12.length;
            for (let i0 = 0; i0 < len0 && errors < 50; i0++)
              typeof data12[i0] != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/VisitorButtons/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
          } else
            vErrors = add(vErrors, { instancePath: instancePath + "/buttons", schemaPath: "#/$defs/VisitorButtons/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
        }
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorButtons/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    else if (tag0 === "call")
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/CallEntry/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.status === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/CallEntry/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data.type !== void 0) {
          let data14 = data.type;
          typeof data14 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data14 !== "call" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/CallEntry/properties/type/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant" }), errors++);
        }
        if (data.status !== void 0) {
          let data15 = data.status;
          typeof data15 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/$defs/CallEntry/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data15 === "end" || data15 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/status", schemaPath: "#/$defs/CallEntry/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema41.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
        data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/CallEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/CallEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate60.errors = vErrors, errors === 0;
}
var collectVisitorEntryHead = collect_validate62, collect_schema90 = { type: "object", required: ["entry_id", "chat_id", "at", "from"], properties: { entry_id: { type: "integer" }, chat_id: { type: "integer" }, at: { type: "string", format: "date-time" }, from: { type: "string", enum: ["visitor", "agent", "bot", "system"] }, name: { type: "string" }, photo: { type: "string" }, message_id: { type: "string" } } }, collect_formats0 = require_formats().fullFormats["date-time"];
function collect_validate62(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entry_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry_id" }, message: "must have required property 'entry_id'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data.from === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" }), errors++), data.entry_id !== void 0) {
      let data0 = data.entry_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/entry_id", schemaPath: "#/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data1 = data.chat_id;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.at !== void 0) {
      let data2 = data.at;
      typeof data2 == "string" ? collect_formats0.validate(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.from !== void 0) {
      let data3 = data.from;
      typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3 === "visitor" || data3 === "agent" || data3 === "bot" || data3 === "system" || (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/properties/from/enum", keyword: "enum", params: { allowedValues: collect_schema90.properties.from.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.message_id !== void 0 && typeof data.message_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate62.errors = vErrors, errors === 0;
}
var collectVisitorEntry = collect_validate63;
function collect_validate63(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entry_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorEntryHead/required", keyword: "required", params: { missingProperty: "entry_id" }, message: "must have required property 'entry_id'" }), errors++), data.chat_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorEntryHead/required", keyword: "required", params: { missingProperty: "chat_id" }, message: "must have required property 'chat_id'" }), errors++), data.at === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorEntryHead/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" }), errors++), data.from === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorEntryHead/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" }), errors++), data.entry_id !== void 0) {
      let data0 = data.entry_id;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = add(vErrors, { instancePath: instancePath + "/entry_id", schemaPath: "#/$defs/VisitorEntryHead/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.chat_id !== void 0) {
      let data1 = data.chat_id;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/VisitorEntryHead/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.at !== void 0) {
      let data2 = data.at;
      typeof data2 == "string" ? collect_formats0.validate(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/$defs/VisitorEntryHead/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/at", schemaPath: "#/$defs/VisitorEntryHead/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.from !== void 0) {
      let data3 = data.from;
      typeof data3 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/$defs/VisitorEntryHead/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data3 === "visitor" || data3 === "agent" || data3 === "bot" || data3 === "system" || (vErrors = add(vErrors, { instancePath: instancePath + "/from", schemaPath: "#/$defs/VisitorEntryHead/properties/from/enum", keyword: "enum", params: { allowedValues: collect_schema90.properties.from.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/$defs/VisitorEntryHead/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/VisitorEntryHead/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.message_id !== void 0 && typeof data.message_id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/$defs/VisitorEntryHead/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/VisitorEntryHead/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate60(data, instancePath) || (vErrors = vErrors === null ? collect_validate60.errors : vErrors.concat(collect_validate60.errors), errors = vErrors.length), collect_validate63.errors = vErrors, errors === 0;
}
var collectVisitorEvent = collect_validate65, collect_schema93 = { type: "object", required: ["event"], properties: { event: { type: "string", enum: ["availability", "entry", "chat", "typing", "call", "contact"] }, availability: { $ref: "#/$defs/Availability" }, entry: { $ref: "#/$defs/VisitorEntry" }, chat: { $ref: "#/$defs/VisitorChat" }, typing: { type: "boolean" }, call: { $ref: "#/$defs/VisitorCall" }, contact: { $ref: "#/$defs/VisitorContact" } } };
function collect_validate65(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" }), errors++), data.event !== void 0) {
      let data0 = data.event;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "availability" || data0 === "entry" || data0 === "chat" || data0 === "typing" || data0 === "call" || data0 === "contact" || (vErrors = add(vErrors, { instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: collect_schema93.properties.event.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.availability !== void 0 && (collect_validate27(data.availability, instancePath + "/availability") || (vErrors = vErrors === null ? collect_validate27.errors : vErrors.concat(collect_validate27.errors), errors = vErrors.length)), data.entry !== void 0 && (collect_validate63(data.entry, instancePath + "/entry") || (vErrors = vErrors === null ? collect_validate63.errors : vErrors.concat(collect_validate63.errors), errors = vErrors.length)), data.chat !== void 0 && (collect_validate56(data.chat, instancePath + "/chat") || (vErrors = vErrors === null ? collect_validate56.errors : vErrors.concat(collect_validate56.errors), errors = vErrors.length)), data.typing !== void 0 && typeof data.typing != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++), data.call !== void 0) {
      let data5 = data.call;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.status === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data5.status !== void 0) {
          let data6 = data5.status;
          typeof data6 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data6 === "start" || data6 === "end" || data6 === "agent_connected" || data6 === "client_connected" || data6 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema76.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
        data5.reason !== void 0 && typeof data5.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/VisitorCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.contact !== void 0) {
      let data8 = data.contact;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data8.email === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data8.phone === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data8.description === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" }), errors++), data8.name !== void 0) {
          let data9 = data8.name;
          typeof data9 != "string" && data9 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/name", schemaPath: "#/$defs/VisitorContact/properties/name/type", keyword: "type", params: { type: collect_schema81.properties.name.type }, message: "must be string,null" }), errors++);
        }
        if (data8.email !== void 0) {
          let data10 = data8.email;
          typeof data10 != "string" && data10 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/email", schemaPath: "#/$defs/VisitorContact/properties/email/type", keyword: "type", params: { type: collect_schema81.properties.email.type }, message: "must be string,null" }), errors++);
        }
        if (data8.phone !== void 0) {
          let data11 = data8.phone;
          typeof data11 != "string" && data11 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/phone", schemaPath: "#/$defs/VisitorContact/properties/phone/type", keyword: "type", params: { type: collect_schema81.properties.phone.type }, message: "must be string,null" }), errors++);
        }
        if (data8.description !== void 0) {
          let data12 = data8.description;
          typeof data12 != "string" && data12 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/description", schemaPath: "#/$defs/VisitorContact/properties/description/type", keyword: "type", params: { type: collect_schema81.properties.description.type }, message: "must be string,null" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate65.errors = vErrors, errors === 0;
}
var collectVisitorFile = collect_validate69;
function collect_validate69(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message_id" }, message: "must have required property 'message_id'" }), errors++), data.name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data.bytes === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'" }), errors++), data.message_id !== void 0) {
      let data0 = data.message_id;
      typeof data0 == "string" ? (collect_func1(data0) > 64 && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }), errors++), collect_func1(data0) < 8 && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.bytes !== void 0) {
      let data2 = data.bytes;
      typeof data2 == "string" ? collect_func1(data2) < 4 && (vErrors = add(vErrors, { instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/bytes", schemaPath: "#/properties/bytes/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.invite !== void 0 && typeof data.invite != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/invite", schemaPath: "#/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.department_id !== void 0) {
      let data4 = data.department_id;
      typeof data4 == "number" && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate69.errors = vErrors, errors === 0;
}
var collectVisitorNumber = collect_validate70;
function collect_validate70(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++), collect_validate70.errors = vErrors, errors === 0;
}
var collectVisitorRating = collect_validate71;
function collect_validate71(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rate === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate" }, message: "must have required property 'rate'" }), errors++), data.rate !== void 0) {
      let data0 = data.rate;
      typeof data0 != "string" && data0 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/type", keyword: "type", params: { type: collect_schema50.type }, message: "must be string,null" }), errors++), data0 === "positive" || data0 === "negative" || data0 === null || (vErrors = add(vErrors, { instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/enum", keyword: "enum", params: { allowedValues: collect_schema50.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate71.errors = vErrors, errors === 0;
}
var collectWidgetLook = collect_validate72, collect_schema100 = { type: "object", additionalProperties: !1, properties: { name: { type: "string", maxLength: 60 }, photo: { allOf: [{ $ref: "#/$defs/HttpUrl" }] }, label: { type: "string", maxLength: 40 }, colour: { type: "string", pattern: "^#[0-9a-f]{6}$" }, side: { type: "string", enum: ["start", "end"] } } }, collect_pattern12 = new RegExp("^#[0-9a-f]{6}$", "u");
function collect_validate72(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "name" || key0 === "photo" || key0 === "label" || key0 === "colour" || key0 === "side" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }), errors++);
    if (data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? collect_func1(data0) > 60 && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.photo !== void 0) {
      let data1 = data.photo, _errs8 = errors, _errs9 = errors;
      typeof data1 == "string" && (collect_pattern4.test(data1) || (vErrors = add(vErrors, {}), errors++));
      var valid3 = _errs9 === errors;
      valid3 ? (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null)), typeof data1 == "string" ? collect_pattern5.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      typeof data2 == "string" ? collect_func1(data2) > 40 && (vErrors = add(vErrors, { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.colour !== void 0) {
      let data3 = data.colour;
      typeof data3 == "string" ? collect_pattern12.test(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-f]{6}$" }, message: 'must match pattern "^#[0-9a-f]{6}$"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/colour", schemaPath: "#/properties/colour/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.side !== void 0) {
      let data4 = data.side;
      typeof data4 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/side", schemaPath: "#/properties/side/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data4 === "start" || data4 === "end" || (vErrors = add(vErrors, { instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: collect_schema100.properties.side.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate72.errors = vErrors, errors === 0;
}
var collectVisitorSession = collect_validate73;
function collect_validate73(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.visitor_number === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitor_number" }, message: "must have required property 'visitor_number'" }), errors++), data.look === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "look" }, message: "must have required property 'look'" }), errors++), data.availability === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availability" }, message: "must have required property 'availability'" }), errors++), data.contact === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contact" }, message: "must have required property 'contact'" }), errors++), data.entries === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" }, message: "must have required property 'entries'" }), errors++), data.last_event_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_event_id" }, message: "must have required property 'last_event_id'" }), errors++), data.token !== void 0 && typeof data.token != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.visitor_number !== void 0) {
      let data1 = data.visitor_number;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/visitor_number", schemaPath: "#/$defs/VisitorNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)) && (vErrors = add(vErrors, { instancePath: instancePath + "/visitor_number", schemaPath: "#/$defs/VisitorNumber/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.look !== void 0 && (collect_validate72(data.look, instancePath + "/look") || (vErrors = vErrors === null ? collect_validate72.errors : vErrors.concat(collect_validate72.errors), errors = vErrors.length)), data.availability !== void 0 && (collect_validate27(data.availability, instancePath + "/availability") || (vErrors = vErrors === null ? collect_validate27.errors : vErrors.concat(collect_validate27.errors), errors = vErrors.length)), data.contact !== void 0) {
      let data4 = data.contact;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.name === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" }), errors++), data4.email === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" }), errors++), data4.phone === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" }), errors++), data4.description === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" }), errors++), data4.name !== void 0) {
          let data5 = data4.name;
          typeof data5 != "string" && data5 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/name", schemaPath: "#/$defs/VisitorContact/properties/name/type", keyword: "type", params: { type: collect_schema81.properties.name.type }, message: "must be string,null" }), errors++);
        }
        if (data4.email !== void 0) {
          let data6 = data4.email;
          typeof data6 != "string" && data6 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/email", schemaPath: "#/$defs/VisitorContact/properties/email/type", keyword: "type", params: { type: collect_schema81.properties.email.type }, message: "must be string,null" }), errors++);
        }
        if (data4.phone !== void 0) {
          let data7 = data4.phone;
          typeof data7 != "string" && data7 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/phone", schemaPath: "#/$defs/VisitorContact/properties/phone/type", keyword: "type", params: { type: collect_schema81.properties.phone.type }, message: "must be string,null" }), errors++);
        }
        if (data4.description !== void 0) {
          let data8 = data4.description;
          typeof data8 != "string" && data8 !== null && (vErrors = add(vErrors, { instancePath: instancePath + "/contact/description", schemaPath: "#/$defs/VisitorContact/properties/description/type", keyword: "type", params: { type: collect_schema81.properties.description.type }, message: "must be string,null" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.chat !== void 0 && (collect_validate56(data.chat, instancePath + "/chat") || (vErrors = vErrors === null ? collect_validate56.errors : vErrors.concat(collect_validate56.errors), errors = vErrors.length)), data.entries !== void 0) {
      let data10 = data.entries;
      if (Array.isArray(data10)) {
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0 && errors < 50; i0++)
          collect_validate63(data10[i0], instancePath + "/entries/" + i0) || (vErrors = vErrors === null ? collect_validate63.errors : vErrors.concat(collect_validate63.errors), errors = vErrors.length);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }), errors++;
    }
    if (data.call !== void 0) {
      let data12 = data.call;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.status === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" }), errors++), data12.status !== void 0) {
          let data13 = data12.status;
          typeof data13 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data13 === "start" || data13 === "end" || data13 === "agent_connected" || data13 === "client_connected" || data13 === "error" || (vErrors = add(vErrors, { instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/enum", keyword: "enum", params: { allowedValues: collect_schema76.properties.status.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
        data12.reason !== void 0 && typeof data12.reason != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/VisitorCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    if (data.last_event_id !== void 0) {
      let data15 = data.last_event_id;
      typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15) || (vErrors = add(vErrors, { instancePath: instancePath + "/last_event_id", schemaPath: "#/properties/last_event_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate73.errors = vErrors, errors === 0;
}
var collectVisitorTyping = collect_validate78;
function collect_validate78(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.typing === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "typing" }, message: "must have required property 'typing'" }), errors++), data.typing !== void 0 && typeof data.typing != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate78.errors = vErrors, errors === 0;
}
var collectVisitorWords = collect_validate79;
function collect_validate79(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message_id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message_id" }, message: "must have required property 'message_id'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.message_id !== void 0) {
      let data0 = data.message_id;
      typeof data0 == "string" ? (collect_func1(data0) > 64 && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }), errors++), collect_func1(data0) < 8 && (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.answers !== void 0) {
      let data2 = data.answers;
      typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++);
    }
    if (data.invite !== void 0 && typeof data.invite != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/invite", schemaPath: "#/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.department_id !== void 0) {
      let data4 = data.department_id;
      typeof data4 == "number" && isFinite(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate79.errors = vErrors, errors === 0;
}
var validateChatMode = /* @__PURE__ */ validator(checkChatMode, collectChatMode), validateWidgetDone = /* @__PURE__ */ validator(checkWidgetDone, collectWidgetDone), validateCallbackUnavailableReason = /* @__PURE__ */ validator(checkCallbackUnavailableReason, collectCallbackUnavailableReason), validateCallbackUnavailable = /* @__PURE__ */ validator(checkCallbackUnavailable, collectCallbackUnavailable), validateCallbackAvailability = /* @__PURE__ */ validator(checkCallbackAvailability, collectCallbackAvailability), validateAvailability = /* @__PURE__ */ validator(checkAvailability, collectAvailability), validateCallEntry = /* @__PURE__ */ validator(checkCallEntry, collectCallEntry), validateContactInfo = /* @__PURE__ */ validator(checkContactInfo, collectContactInfo), validateCustomField = /* @__PURE__ */ validator(checkCustomField, collectCustomField), validateCustomFields = /* @__PURE__ */ validator(checkCustomFields, collectCustomFields), validateErrorCode = /* @__PURE__ */ validator(checkErrorCode, collectErrorCode), validateErrorDetail = /* @__PURE__ */ validator(checkErrorDetail, collectErrorDetail), validateErrorBody = /* @__PURE__ */ validator(checkErrorBody, collectErrorBody), validateGivenRate = /* @__PURE__ */ validator(checkGivenRate, collectGivenRate), validateHttpUrl = /* @__PURE__ */ validator(checkHttpUrl, collectHttpUrl), validateOfflineMessageForm = /* @__PURE__ */ validator(checkOfflineMessageForm, collectOfflineMessageForm), validateLeftMessage = /* @__PURE__ */ validator(checkLeftMessage, collectLeftMessage), validateLocationContent = /* @__PURE__ */ validator(checkLocationContent, collectLocationContent), validateMediaType = /* @__PURE__ */ validator(checkMediaType, collectMediaType), validatePositiveInteger = /* @__PURE__ */ validator(checkPositiveInteger, collectPositiveInteger), validateMediaContent = /* @__PURE__ */ validator(checkMediaContent, collectMediaContent), validatePageInfo = /* @__PURE__ */ validator(checkPageInfo, collectPageInfo), validateSetCustomDataArguments = /* @__PURE__ */ validator(checkSetCustomDataArguments, collectSetCustomDataArguments), validateSetUserTokenArguments = /* @__PURE__ */ validator(checkSetUserTokenArguments, collectSetUserTokenArguments), validateStartCallArguments = /* @__PURE__ */ validator(checkStartCallArguments, collectStartCallArguments), validateTakenMessage = /* @__PURE__ */ validator(checkTakenMessage, collectTakenMessage), validateUtmTags = /* @__PURE__ */ validator(checkUtmTags, collectUtmTags), validateVisit = /* @__PURE__ */ validator(checkVisit, collectVisit), validateVisitorButtons = /* @__PURE__ */ validator(checkVisitorButtons, collectVisitorButtons), validateVisitorCall = /* @__PURE__ */ validator(checkVisitorCall, collectVisitorCall), validateWritingAgent = /* @__PURE__ */ validator(checkWritingAgent, collectWritingAgent), validateVisitorChat = /* @__PURE__ */ validator(checkVisitorChat, collectVisitorChat), validateVisitorContact = /* @__PURE__ */ validator(checkVisitorContact, collectVisitorContact), validateVisitorText = /* @__PURE__ */ validator(checkVisitorText, collectVisitorText), validateVisitorMarkdown = /* @__PURE__ */ validator(checkVisitorMarkdown, collectVisitorMarkdown), validateVisitorContent = /* @__PURE__ */ validator(checkVisitorContent, collectVisitorContent), validateVisitorEntryHead = /* @__PURE__ */ validator(checkVisitorEntryHead, collectVisitorEntryHead), validateVisitorEntry = /* @__PURE__ */ validator(checkVisitorEntry, collectVisitorEntry), validateVisitorEvent = /* @__PURE__ */ validator(checkVisitorEvent, collectVisitorEvent), validateVisitorFile = /* @__PURE__ */ validator(checkVisitorFile, collectVisitorFile), validateVisitorNumber = /* @__PURE__ */ validator(checkVisitorNumber, collectVisitorNumber), validateVisitorRating = /* @__PURE__ */ validator(checkVisitorRating, collectVisitorRating), validateWidgetLook = /* @__PURE__ */ validator(checkWidgetLook, collectWidgetLook), validateVisitorSession = /* @__PURE__ */ validator(checkVisitorSession, collectVisitorSession), validateVisitorTyping = /* @__PURE__ */ validator(checkVisitorTyping, collectVisitorTyping), validateVisitorWords = /* @__PURE__ */ validator(checkVisitorWords, collectVisitorWords);
export {
  validateAvailability,
  validateCallEntry,
  validateCallbackAvailability,
  validateCallbackUnavailable,
  validateCallbackUnavailableReason,
  validateChatMode,
  validateContactInfo,
  validateCustomField,
  validateCustomFields,
  validateErrorBody,
  validateErrorCode,
  validateErrorDetail,
  validateGivenRate,
  validateHttpUrl,
  validateLeftMessage,
  validateLocationContent,
  validateMediaContent,
  validateMediaType,
  validateOfflineMessageForm,
  validatePageInfo,
  validatePositiveInteger,
  validateSetCustomDataArguments,
  validateSetUserTokenArguments,
  validateStartCallArguments,
  validateTakenMessage,
  validateUtmTags,
  validateVisit,
  validateVisitorButtons,
  validateVisitorCall,
  validateVisitorChat,
  validateVisitorContact,
  validateVisitorContent,
  validateVisitorEntry,
  validateVisitorEntryHead,
  validateVisitorEvent,
  validateVisitorFile,
  validateVisitorMarkdown,
  validateVisitorNumber,
  validateVisitorRating,
  validateVisitorSession,
  validateVisitorText,
  validateVisitorTyping,
  validateVisitorWords,
  validateWidgetDone,
  validateWidgetLook,
  validateWritingAgent
};
